import { beforeAll, expect, test } from 'vitest'
import { knowledge } from '#lib/chat/answers/knowledge'
import { locales } from '#lib/i18n/locales'
import { given, judge, rounds } from './judge.ts'

/** The assistant learns at its first question: a second of work, more where many tests run at once. */
const learningMs = 60_000
beforeAll(() => {
  for (const language of locales) knowledge(language)
}, learningMs)

test.each(locales)(
  '%s: what was written before its first run is answered, seldom wrongly',
  (language) => {
    const turns = rounds(language).flatMap((round) => round.turns)
    const judged = turns.map((turn) => judge(turn, given(turn, language)))
    const share = (kind: string) => judged.filter((one) => one === kind).length / judged.length
    expect(turns.length).toBeGreaterThanOrEqual(60)
    expect(share('right')).toBeGreaterThanOrEqual(0.85)
    expect(share('wrong')).toBeLessThanOrEqual(0.03)
  },
  learningMs,
)

test.each(locales)('%s: every entry that is owed is one', (language) => {
  const { entries } = knowledge(language)
  const kinds = ['fleet', 'talk', 'outside', 'unknown']
  const owed = rounds(language).flatMap(({ turns }) => turns.flatMap((turn) => turn.owed.flat()))
  expect(owed.filter((one) => !entries.has(one) && !kinds.includes(one))).toEqual([])
})
