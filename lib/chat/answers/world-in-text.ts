import { clausesOf } from '#lib/chat/answers/clauses'
import { knowledge } from '#lib/chat/answers/knowledge'
import { namesOurs } from '#lib/chat/answers/names-ours'
import { nothingOfOurs } from '#lib/chat/answers/sample-questions'
import { answersOfEach } from '#lib/chat/answers/several-questions'
import type { Locale } from '#lib/i18n/locales'

/**
 * How likely a text as a whole is nothing of ours, among the samples: from `surely` up it is taken to be so whatever its
 * parts ask for by themselves ("I reinstalled it once" names no boat), from `maybe` up no part is answered by itself. Of
 * samples of ours held back 1 and 3 % are above them, of the world's 70 and 85 %, of sixty questions of the world written
 * for a test 85 and 93 %.
 */
const thresholds = { surely: 0.4, maybe: 0.1 } as const

export type WorldInText = keyof typeof thresholds

function worldIn(text: string, language: Locale): WorldInText | undefined {
  const guesses = knowledge(language).classify(text)
  const probability = guesses.find(({ name }) => name === nothingOfOurs)?.probability ?? 0
  if (probability >= thresholds.surely) return 'surely'
  return probability >= thresholds.maybe ? 'maybe' : undefined
}

/**
 * Whether a text is surely, or maybe, about the world; never where it names a boat, a dataset or the widget of ours, nor
 * where each part by itself is surely answered and of ours: "What does a boat cost? How long is the guarantee?"
 */
export function worldInText(text: string, language: Locale): WorldInText | undefined {
  const found = namesOurs(text, language) ? undefined : worldIn(text, language)
  if (found === undefined) return undefined
  const clauses = clausesOf(text, language)
  const answers = answersOfEach(clauses, language)
  const isOursInEach =
    answers.length > 1 && clauses.every((clause, at) => answers[at] !== undefined && !worldIn(clause, language))
  return isOursInEach ? undefined : found
}
