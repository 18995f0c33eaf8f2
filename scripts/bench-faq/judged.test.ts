import { expect, test } from 'vitest'
import { ideasOf } from '#lib/chat/answers/concepts'
import { knowledge } from '#lib/chat/answers/knowledge'
import { replyTo } from '#lib/chat/answers/reply'
import { retrieve } from '#lib/chat/answers/retrieve'
import { type Verdict, verdictOf } from '#lib/chat/answers/verdict'
import { chatMessages } from '#lib/chat/messages'
import { locales } from '#lib/i18n/locales'
import { chosenOnEnglish } from './chosen-on-en.ts'
import { chosenOnChinese } from './chosen-on-zh.ts'
import { conversations } from './conversations.ts'
import { given, judge, rounds } from './judge.ts'
import { judgedOn } from './judged-on.ts'

/*
 * The rounds, the conversations and the questions that are worked on stand in one file: each file of tests learns the
 * sample questions of both languages anew, which takes several seconds of the processor.
 */

/** A text is answered in its own language, whatever the conversation's is. */
const otherwise = new RegExp(locales.map((language) => chatMessages[language].ChatReplies.otherwise).join('|'))

const chosenOn = { zh: chosenOnChinese, en: chosenOnEnglish }

/** Learning and half a minute of questions; several times that where the build and other tests run on the same processors. */
const learningMs = 300_000
test.each(locales)(
  '%s: what was written before its first run is answered, seldom wrongly',
  (language) => {
    // Every other question: all of them, which `npm run bench:faq` asks, take the processor for most of a minute.
    const turns = rounds(language).flatMap((round) => round.turns.filter((_, at) => at % 2 === 0))
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
      // More than two are of a text that asks several things.
      .filter((replies) => replies.length === 2 && replies.some(({ type }) => type === 'suggestions'))
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

test.each(locales)(
  '%s: what people write is answered, seldom wrongly, and what is not ours is said to be not ours',
  (language) => {
    const turns = conversations[language].map((turn) => ({
      ...turn,
      got: given({ text: turn.text, before: turn.before }, language),
    }))
    const ours = turns.filter(({ owed }) => !owed.includes('outside'))
    const isRight = ({ owed, got }: (typeof turns)[number]) => owed.every((one) => got.includes(one))
    const isWrong = ({ owed, got }: (typeof turns)[number]) =>
      got.some((one) => !one.startsWith('?') && one !== 'board' && one !== 'outside' && !owed.includes(one)) &&
      !owed.some((one) => got.includes(one))
    const outside = turns.filter(({ owed }) => owed.includes('outside'))
    const honest = outside.filter(({ got }) => got.includes('outside') || got.includes('board'))
    if (process.env.SHOW_MISSES)
      for (const turn of turns.filter((one) => !isRight(one)))
        console.log(language, turn.text, '→', turn.owed.join(' '), '| got', turn.got.join(' '))
    const share = (some: readonly unknown[], of: readonly unknown[]) => Math.round((100 * some.length) / of.length)
    if (process.env.SHOW_MISSES)
      console.log(
        language,
        'right',
        share(ours.filter(isRight), ours),
        'wrong',
        share(ours.filter(isWrong), ours),
        'honest',
        share(honest, outside),
      )
    expect(share(ours.filter(isRight), ours)).toBeGreaterThanOrEqual(85)
    expect(share(ours.filter(isWrong), ours)).toBeLessThanOrEqual(3)
    expect(share(honest, outside)).toBeGreaterThanOrEqual(95)
  },
  learningMs,
)

test.each(locales)(
  '%s: what the assistant was worked out on is found, and seldom answered wrongly',
  (language) => {
    const asked = chosenOn[language].filter(([, wanted]) => wanted !== 'none')
    const verdicts = asked.map(([text, wanted]) => ({ wanted, verdict: verdictOf(retrieve(text, language)) }))
    const shown = (verdict: Verdict) => {
      if (verdict.kind === 'answer') return [verdict.slug, ...(verdict.also ? [verdict.also] : []), ...verdict.beside]
      return verdict.kind === 'suggest' ? verdict.slugs : []
    }
    const found = verdicts.filter(({ verdict, wanted }) => shown(verdict).includes(wanted))
    const wrong = verdicts.filter(
      ({ verdict, wanted }) => verdict.kind === 'answer' && !shown(verdict).includes(wanted),
    )
    expect(found.length / asked.length).toBeGreaterThan(0.92)
    expect(wrong.length / asked.length).toBeLessThan(0.03)
  },
  learningMs,
)

test.each(locales)(
  '%s: no question is both worked on and judged by, and each names an entry that there is',
  (language) => {
    const worked = new Set(chosenOn[language].map(([text]) => text))
    expect(judgedOn[language].filter(([text]) => worked.has(text))).toEqual([])
    const { entries } = knowledge(language)
    const unknown = [...chosenOn[language], ...judgedOn[language]].filter(([, to]) => to !== 'none' && !entries.has(to))
    expect(unknown).toEqual([])
  },
)

test.each([
  ['zh', '大概要花多少钱', '给个报价'],
  ['zh', '晚上能开吗', '凌晨行不行'],
  ['en', 'what is the ballpark figure', 'how expensive is it'],
  ['en', 'will it hit swimmers', 'is it safe near bathers'],
] as const)('%s: "%s" and "%s" ask about the same', (language, one, other) => {
  const shared = ideasOf(one, language).filter((idea) => ideasOf(other, language).includes(idea))
  expect(shared).not.toEqual([])
})
