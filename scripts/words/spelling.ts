import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import dictionary from 'dictionary-en-gb'
import nspell from 'nspell'

const spell = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) })
// Words of the field, of our products and of the web that a general dictionary does not hold.
spell.personal(readFileSync(join(import.meta.dirname, 'field-words.txt'), 'utf8'))

/** English words that neither the British dictionary nor the field knows; names, codes and units are passed over. */
export function misspelt(text: string): string[] {
  return [...text.matchAll(/(?<![\w@./:#-])[A-Za-z][a-z’]+(?![\w@/:-]|\.\w)/g)]
    .map(([word]) => word.replace(/’s?$/, ''))
    .filter((word) => word.length > 2 && /^[a-z]/.test(word) && !spell.correct(word.replace('’', "'")))
}
