import { beforeAll, expect, test } from 'vitest'
import { knowledge } from '#lib/chat/answers/knowledge'
import { replyTo } from '#lib/chat/answers/reply'
import { chatMessages } from '#lib/chat/messages'
import { locales } from '#lib/i18n/locales'
import { given, judge, rounds } from './judge.ts'

/** A text is answered in its own language, whatever the conversation's is. */
const otherwise = new RegExp(locales.map((language) => chatMessages[language].ChatReplies.otherwise).join('|'))

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

test.each(locales)(
  '%s: where two are near, the likeliest is answered and the others are buttons beside it',
  (language) => {
    const both = rounds(language)
      .slice(-3)
      .flatMap(({ turns }) => turns.map(({ text }) => replyTo(text, language)))
      .filter((replies) => replies.length > 1 && replies.some(({ type }) => type === 'suggestions'))
    expect(both.length).toBeGreaterThan(0)
    for (const replies of both)
      expect(replies).toMatchObject([
        { type: 'answer' },
        {
          type: 'suggestions',
          text: expect.stringMatching(otherwise),
          suggestions: expect.arrayContaining([{ id: expect.any(String), question: expect.any(String) }]),
        },
      ])
  },
)

test.each(locales)('%s: every entry that is owed is one', (language) => {
  const { entries } = knowledge(language)
  const kinds = ['fleet', 'talk', 'outside', 'unknown']
  const owed = rounds(language).flatMap(({ turns }) => turns.flatMap((turn) => turn.owed.flat()))
  expect(owed.filter((one) => !entries.has(one) && !kinds.includes(one))).toEqual([])
})
