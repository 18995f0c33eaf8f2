import dictionary from 'dictionary-en-gb'
import nspell from 'nspell'
import { fieldWords } from './field-words.ts'

const spell = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) })
for (const word of fieldWords) spell.add(word)

/** English words that neither the British dictionary nor the field knows; names, codes and units are passed over. */
export function misspelt(text: string): string[] {
  return [...text.matchAll(/(?<![\w@./:#-])[A-Za-z][a-z’]+(?![\w@/:-]|\.\w)/g)]
    .map(([word]) => word.replace(/’s?$/, ''))
    .filter((word) => word.length > 2 && /^[a-z]/.test(word) && !spell.correct(word.replace('’', "'")))
}
