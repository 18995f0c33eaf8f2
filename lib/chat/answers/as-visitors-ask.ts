import type { Guess } from '#lib/chat/answers/classifier'
import { nothingOfOurs, toldNowhere } from '#lib/chat/answers/sample-questions'

/**
 * So many times as often as by the samples visitors ask for something of the world, or for what no page tells: nearly all
 * samples were collected for entries, few of them for nothing. Chosen on samples held back (`docs/decisions/060`).
 */
const timesAsOften: ReadonlyMap<string, number> = new Map([
  [nothingOfOurs, 3],
  [toldNowhere, 2],
])

/** What was guessed by the samples, as likely as it is among what visitors ask. */
export function asVisitorsAsk(guesses: readonly Guess[]): Guess[] {
  const weighed = guesses.map(({ name, probability }) => ({
    name,
    probability: probability * (timesAsOften.get(name) ?? 1),
  }))
  const total = weighed.reduce((sum, { probability }) => sum + probability, 0)
  return weighed.map(({ name, probability }) => ({ name, probability: probability / (total || 1) }))
}
