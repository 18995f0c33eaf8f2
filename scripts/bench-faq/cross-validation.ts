import { createHash } from 'node:crypto'
import { composedQuestions } from '#lib/chat/answers/composed-questions'
import { knowledge } from '#lib/chat/answers/knowledge'
import { guessesBy, learnFrom } from '#lib/chat/answers/learned-questions'
import {
  nothingOfOurs,
  type SampleQuestion,
  sampleQuestions,
  talkMark,
  toldNowhere,
} from '#lib/chat/answers/sample-questions'
import type { Locale } from '#lib/i18n/locales'
import { type Trial, type Turn, tried } from './judge.ts'

const folds = 5

/** By the text itself: a sample that comes or goes moves none of the others, and two runs can be compared. */
const foldOf = (text: string) => (createHash('sha256').update(text).digest()[0] ?? 0) % folds

/** What is owed for a sample question, in the words of `Turn.owed`. */
function owedFor({ slug }: SampleQuestion): string {
  if (slug === nothingOfOurs) return 'outside'
  if (slug === toldNowhere) return 'unknown'
  return slug.startsWith(talkMark) ? 'talk' : slug
}

const ofTurn = ({ owed }: Turn) => owed[0]?.[0] ?? ''

/** The kinds of questions, which are judged apart. */
export const kindsOwed: Readonly<Record<string, (turn: Turn) => boolean>> = {
  'answered by an entry': (turn) => !['outside', 'unknown', 'talk'].includes(ofTurn(turn)),
  'nothing of ours': (turn) => ofTurn(turn) === 'outside',
  'told nowhere': (turn) => ofTurn(turn) === 'unknown',
  talk: (turn) => ofTurn(turn) === 'talk',
}

/**
 * Every sample question, answered by an assistant that learned from four fifths of the others: what a change is worth is
 * seen on thousands of questions, where a round has fifty. An entry's own title and `asks` are always known.
 */
export function crossValidation(language: Locale): Trial[] {
  const known = knowledge(language)
  const learned = known.classify
  const own = new Set([...known.entries.values()].flatMap(({ title, asks }) => [title, ...asks]))
  const generated = new Set([...composedQuestions('outside', language), ...composedQuestions('untold', language)])
  const samples = sampleQuestions(language).map((sample) => ({
    ...sample,
    // Of what is put together from parts one would tell the other.
    fold: own.has(sample.text) || generated.has(sample.text) ? undefined : foldOf(sample.text),
  }))
  const trials = Array.from({ length: folds }, (_, fold) => {
    const others = samples.filter((sample) => sample.fold !== fold)
    known.classify = guessesBy(learnFrom(others, language), language)
    return samples
      .filter((sample) => sample.fold === fold)
      .map((sample) => tried({ text: sample.text, owed: [[owedFor(sample)]], before: undefined }, language))
  }).flat()
  known.classify = learned
  return trials
}
