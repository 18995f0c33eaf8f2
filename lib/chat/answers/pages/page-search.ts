import { boatsIn } from '#lib/chat/answers/boats-in-text'
import { ideasOf } from '#lib/chat/answers/concepts'
import { isOnTopic } from '#lib/chat/answers/pages/page-topics'
import { askedWords, hitOf, type Reading, readingOf } from '#lib/chat/answers/pages/page-words'
import { boatPath, boatSlugs } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'

/** What stands under one heading of one of our pages. */
export interface Section {
  /** The page's path without the language, its address on our site with the place in it, and what it is called. */
  path: string
  address: string
  page: string
  /** The headings above it and its own, the page's own first. */
  headings: readonly string[]
  sentences: readonly string[]
}

/** What a page says about a question. */
export interface Passage {
  section: Section
  sentences: readonly string[]
  /** It speaks of all that was asked: more than an entry that is not sure. */
  isWhole: boolean
}

/** The sections that are looked at closely. */
const mostCandidates = 30
/** What is quoted: so many sentences, and characters. */
const mostSentences = 3
const longest = 350
/** What a word counts that only the headings have, that no page has, and of one Chinese character. */
const inHeading = 0.8
const strange = 0.8
const single = 0.3
/** A word that a sentence has, or nearly. */
const isSaid = 0.7

/**
 * What a sentence has to have of a question before it is quoted: of its words, weighed by how rare they are, a share with
 * its headings (`covered`) and by itself (`own`; `ofTwo` where only two words are met, which meet by chance as well), and
 * words that tell enough together (`tells`; one that a single section in a thousand has tells 6). Chosen on questions of
 * rounds and samples that came to the board.
 */
const least = { covered: 0.7, own: 0.6, ofTwo: 0.8, words: 2, tells: 8 } as const

/** Or nearly all of it together with its headings, which may name what the sentence speaks of. */
const leastUnderHeading = { covered: 0.85, own: 0.3, words: 1, namedTells: 9 } as const

/** What has a whole question. */
const whole = { own: 0.9, tells: 9 } as const

/** What may follow the nearest sentence has at least this of the question. */
const leastOfNext = 0.3

interface Asked {
  word: string
  ideas: readonly string[]
  weight: number
  isWhole: boolean
}

const textOf = ({ page, headings, sentences }: Section) =>
  [page, ...headings, ...sentences].join('\n').normalize('NFKC').toLowerCase()

/** The words of a question, each with how telling it is, and the sections that have the most of them, the best first. */
function lookedUp(question: string, sections: readonly Section[], language: Locale) {
  // Half a megabyte is read through in a millisecond or two; an index of it would take three in memory.
  const texts = sections.map(textOf)
  const inTexts = (word: string) => {
    const begins = language === 'en' ? new RegExp(`\\b${word}`) : undefined
    return texts.map((text) => (begins ? begins.test(text) : text.includes(word)))
  }
  const known = (word: string) => texts.some((text) => text.includes(word))
  const words = askedWords(question, known, language).map((word) => {
    const found = inTexts(word)
    const count = found.filter(Boolean).length
    const isWhole = language === 'en' || [...word].length > 1
    const rarity = Math.log(1 + sections.length / (1 + count))
    const weight = rarity * (count === 0 ? strange : 1) * (isWhole ? 1 : single)
    return { found, asked: { word, ideas: ideasOf(word, language), isWhole, weight } }
  })
  const nearest = sections
    .map((section, at) => ({
      section,
      has: words.reduce((sum, { found, asked }) => sum + (found[at] ? asked.weight : 0), 0),
    }))
    .filter(({ has }) => has > 0)
    .toSorted((one, other) => other.has - one.has)
    .slice(0, mostCandidates)
  return { asked: words.map(({ asked }) => asked), nearest: nearest.map(({ section }) => section) }
}

/** How much of a question a sentence has: by itself, with its headings, and what its whole words tell. */
function rated(sentence: string, head: Reading, asked: readonly Asked[], language: Locale) {
  const reading = readingOf(sentence, language)
  const hits = asked.map(({ word, ideas, weight, isWhole }) => {
    const own = hitOf(word, ideas, reading, language)
    const covered = Math.max(own, inHeading * hitOf(word, ideas, head, language))
    return { weight, own, covered, isSaid: isWhole && own >= isSaid, isNamed: isWhole && covered >= isSaid }
  })
  const total = asked.reduce((sum, { weight }) => sum + weight, 0)
  const said = hits.filter((hit) => hit.isSaid)
  const named = hits.filter((hit) => hit.isNamed)
  return {
    own: hits.reduce((sum, { weight, own }) => sum + weight * own, 0) / total,
    covered: hits.reduce((sum, { weight, covered }) => sum + weight * covered, 0) / total,
    words: said.length,
    tells: said.reduce((sum, { weight }) => sum + weight, 0),
    namedTells: named.reduce((sum, { weight }) => sum + weight, 0),
  }
}

/** Whether a sentence speaks of what was asked. */
function isEnough({ covered, own, words, tells, namedTells }: ReturnType<typeof rated>): boolean {
  const leastOwn = words > least.words ? least.own : least.ofTwo
  const bySelf = covered >= least.covered && own >= leastOwn && words >= least.words && tells >= least.tells
  return (
    bySelf ||
    (covered >= leastUnderHeading.covered &&
      own >= leastUnderHeading.own &&
      words >= leastUnderHeading.words &&
      namedTells >= leastUnderHeading.namedTells)
  )
}

/** Whether a section speaks of another boat than those that were asked about. */
function isOfOther({ path }: Section, boats: readonly string[]): boolean {
  const own = boatSlugs.find((slug) => boatPath(slug) === path)
  return own !== undefined && boats.length > 0 && !boats.includes(own)
}

/** What a page of ours says about a question, in its own sentences; nothing where none is near enough. */
export function passageFor(question: string, pages: readonly Section[], language: Locale): Passage | undefined {
  const boats = boatsIn(question, language)
  const sections = pages.filter((one) => !isOfOther(one, boats) && isOnTopic(one.path, question, language))
  const { asked, nearest: candidates } = lookedUp(question, sections, language)
  const [found] = candidates
    .flatMap((section) => {
      const head = readingOf([section.page, ...section.headings].join('\n'), language)
      const sentences = section.sentences.map((text, at) => ({ text, at, ...rated(text, head, asked, language) }))
      const [nearest] = sentences.toSorted((one, other) => other.covered + other.own - one.covered - one.own)
      return nearest && isEnough(nearest) ? [{ section, sentences, nearest }] : []
    })
    .toSorted((one, other) => other.nearest.covered + other.nearest.own - one.nearest.covered - one.nearest.own)
  if (!found) return undefined
  const { section, sentences, nearest } = found
  const others = sentences
    .filter((one) => one !== nearest && one.own >= leastOfNext)
    .toSorted((one, other) => other.own - one.own)
  const quoted = [nearest]
  for (const other of others) {
    const length = [...quoted, other].reduce((sum, { text }) => sum + [...text].length, 0)
    if (quoted.length < mostSentences && length <= longest) quoted.push(other)
  }
  return {
    section,
    sentences: quoted.toSorted((one, other) => one.at - other.at).map(({ text }) => text),
    isWhole: nearest.own >= whole.own && nearest.tells >= whole.tells,
  }
}
