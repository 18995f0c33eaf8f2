import { beforeAll, expect, test } from 'vitest'
import { ideasOf } from '#lib/chat/answers/concepts'
import { knowledge } from '#lib/chat/answers/knowledge'
import { retrieve } from '#lib/chat/answers/retrieve'
import { type Verdict, verdictOf } from '#lib/chat/answers/verdict'
import { locales } from '#lib/i18n/locales'
import { chosenOnEnglish } from './chosen-on-en.ts'
import { chosenOnChinese } from './chosen-on-zh.ts'
import { judgedOn } from './judged-on.ts'

const chosenOn = { zh: chosenOnChinese, en: chosenOnEnglish }

const learningMs = 60_000
beforeAll(() => {
  for (const language of locales) knowledge(language)
}, learningMs)

test.each(locales)(
  '%s: what the assistant was worked out on is found, and seldom answered wrongly',
  (language) => {
    const asked = chosenOn[language].filter(([, wanted]) => wanted !== 'none')
    const verdicts = asked.map(([text, wanted]) => ({ wanted, verdict: verdictOf(retrieve(text, language)) }))
    const shown = (verdict: Verdict) =>
      verdict.kind === 'answer' ? [verdict.slug, ...verdict.beside] : verdict.kind === 'suggest' ? verdict.slugs : []
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
