import { ideasOf, isEmptyEnglish, stem } from '#lib/assistant/learned/terms'
import type { Locale } from '#lib/i18n/locales'

/** How much each kind of sign tells about what is asked, compared with a whole word. */
const worth = { word: 1, empty: 0.3, wordPair: 0.6, letters: 0.35, character: 1.3, pair: 1, triple: 0.7, idea: 1.2 }
/** Letters of a longer word that stand side by side: they are the same in most misspellings. */
const lettersTaken = 4

const han = /\p{Script=Han}/u

/** What a text is recognised by, each with its weight: words, their neighbours, parts of words, and ideas. */
export type Features = ReadonlyMap<string, number>

/** Signs of which there are so many that one which is new says nothing. */
export const isFine = (feature: string) => feature.startsWith('l:') || feature.startsWith('t:')

/** In how many samples a sign has to be before it is learned: most pairs and triples are in one or two, tell nothing and take room. */
export const fewestSamples = (feature: string): number => (feature.startsWith('p:') ? 2 : isFine(feature) ? 4 : 1)

function* english(text: string): Generator<readonly [string, number]> {
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => (/^\d+$/.test(word) ? '#' : word))
  const stems = words.map(stem)
  for (const [at, word] of words.entries()) {
    yield [`w:${stems[at]}`, isEmptyEnglish(word) ? worth.empty : worth.word]
    if (at > 0) yield [`p:${stems[at - 1]} ${stems[at]}`, worth.wordPair]
    const ends = `<${word}>`
    if (word.length < lettersTaken || isEmptyEnglish(word)) continue
    for (let from = 0; from + lettersTaken <= ends.length; from += 1)
      yield [`l:${ends.slice(from, from + lettersTaken)}`, worth.letters]
  }
}

/** "Roughly": its 大 is no large boat. */
const roughly = /大概|大约|大致|左右/g

function* chinese(text: string): Generator<readonly [string, number]> {
  for (const run of text.replace(roughly, '').match(/\p{Script=Han}+|[a-z0-9]+/gu) ?? []) {
    if (!han.test(run)) {
      yield [`w:${/^\d+$/.test(run) ? '#' : run}`, worth.word]
      continue
    }
    const characters = [...run]
    for (const [at, character] of characters.entries()) {
      yield [`c:${character}`, worth.character]
      if (at > 0) yield [`p:${characters[at - 1]}${character}`, worth.pair]
      if (at > 1) yield [`t:${characters[at - 2]}${characters[at - 1]}${character}`, worth.triple]
    }
  }
}

/* Words that no question about our boats has tell "how much is a guitar" from "how much is a boat". */

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** A text's words in their order, English by their stems, without numbers. */
export function wordsOf(text: string, language: Locale): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replace(/['’]/g, '')
  const found =
    language === 'zh'
      ? [...segmenter.segment(plain)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
      : (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => (isEmptyEnglish(word) ? word : stem(word)))
  return found.filter((word) => !/^\d+$/.test(word))
}

const mostCounted = 2
/** How much the share of strange words tells, compared with a whole word of ours. */
const shareWorth = 2

/** What strange words tell of a text: how many they are, and what share. */
function* strangeFeatures(
  found: readonly string[],
  isOurs: (word: string) => boolean,
): Generator<readonly [string, number]> {
  const strange = found.filter((word) => !isEmptyEnglish(word) && !isOurs(word)).length
  yield [`o:${Math.min(strange, mostCounted)}`, 1]
  if (strange > 0) yield ['o:share', (shareWorth * strange) / found.length]
}

/** The features of a text; `isOurs` tells whether a question about our boats has a word, `words` are the text's own. */
export function featuresOf(
  text: string,
  language: Locale,
  isOurs: (word: string) => boolean,
  words: readonly string[] = wordsOf(text, language),
): Features {
  const plain = text.normalize('NFKC').toLowerCase().replace(/['’]/g, '')
  const ideas = ideasOf(plain, language).map((idea) => [`i:${idea}`, worth.idea] as const)
  return new Map([
    ...(language === 'zh' ? chinese(plain) : english(plain)),
    ...strangeFeatures(words, isOurs),
    ...ideas,
  ])
}
