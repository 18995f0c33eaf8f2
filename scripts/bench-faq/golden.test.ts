import { expect, test } from 'vitest'
import { knowledge } from '#lib/assistant/knowledge'
import { locales } from '#lib/i18n/locales'
import { goldenFile, tried, turnsIn } from './judge.ts'

/** What was learned is read or made first, which takes the processor for half a minute. */
const learningMs = 300_000

test.each(locales)(
  '%s: questions that a visitor may count on are answered',
  (language) => {
    const turns = turnsIn(goldenFile(language))
    expect(turns).toHaveLength(30)
    const lost = turns.map((turn) => tried(turn, language)).filter(({ judgement }) => !judgement.endsWith('right'))
    expect(lost.map(({ turn, got }) => `${turn.text}: ${got.join(' ')}`)).toEqual([])
  },
  learningMs,
)

test.each(locales)('%s: every entry that is owed is one', (language) => {
  const { entries } = knowledge(language)
  const kinds = ['fleet', 'talk', 'outside', 'unknown']
  const owed = turnsIn(goldenFile(language)).flatMap((turn) => turn.owed.flat())
  expect(owed.filter((one) => !entries.has(one) && !kinds.includes(one))).toEqual([])
})
