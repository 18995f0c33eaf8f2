import { z } from 'zod'
import { type LearnedTable, learnedTable } from '#lib/chat/answers/kept/kept-table'
import { isOfOurs, sampleQuestions } from '#lib/chat/answers/sample-questions'
import { nearSound, soundOf } from '#lib/chat/answers/spelling/sound'

export const han = /\p{Script=Han}+/gu

const form = z.object({
  /** Of any sample question: what is no misspelling. */
  characters: z.set(z.string()),
  /** Pairs of characters. */
  words: z.set(z.string()),
  /** Words of questions about our boats by how they sound, written without tones and spaces. */
  bySound: z.map(z.string(), z.string()),
  /** Those written more than once by how they sound to who does not tell zh from z, n from l or in from ing. */
  byNearSound: z.map(z.string(), z.string()),
  /** Three characters that are often written together, by how they sound. */
  oftenBySound: z.map(z.string(), z.string()),
  /** The most frequent character of each sound. */
  characterBySound: z.map(z.string(), z.string()),
})

type HanWords = z.infer<typeof form>

/** Neighbouring characters of a text, two to four at a time. */
function* pieces(text: string): Generator<string> {
  const characters = [...text]
  for (let size = 2; size <= 4; size += 1)
    for (let at = 0; at + size <= characters.length; at += 1) yield characters.slice(at, at + size).join('')
}

/** So often three characters are written together before they are what another three were meant to be. */
const often = 10

function learn(): HanWords {
  const counts = new Map<string, number>()
  const characters = new Map<string, number>()
  const words = new Set<string>()
  for (const { text, slug } of sampleQuestions('zh'))
    for (const run of text.match(han) ?? []) {
      if (isOfOurs(slug)) for (const one of run) characters.set(one, (characters.get(one) ?? 0) + 1)
      for (const piece of pieces(run)) {
        const isPair = [...piece].length === 2
        if (isPair) words.add(piece)
        if (isOfOurs(slug)) counts.set(piece, (counts.get(piece) ?? 0) + 1)
      }
    }
  const bySound = new Map<string, string>()
  const byNearSound = new Map<string, string>()
  const oftenBySound = new Map<string, string>()
  const characterBySound = new Map<string, string>()
  // Of two that sound alike the one that is written more often.
  for (const [piece, count] of [...counts].toSorted(([, one], [, other]) => one - other)) {
    // Longer pieces that were written once are no words, and there are very many.
    if (count > 1 || [...piece].length === 2) bySound.set(soundOf(piece), piece)
    if (count >= often && [...piece].length === 3) oftenBySound.set(soundOf(piece), piece)
    if (count > 1) byNearSound.set(nearSound(soundOf(piece)), piece)
  }
  for (const [character] of [...characters].toSorted(([, one], [, other]) => one - other))
    characterBySound.set(soundOf(character), character)
  return { characters: new Set([...words].join('')), words, bySound, byNearSound, oftenBySound, characterBySound }
}

export const hanTable: LearnedTable<HanWords> = { name: 'spelling.zh', schema: form, learn }

/** The Chinese words of the sample questions, by how they sound. */
export const hanWords = () => learnedTable(hanTable)
