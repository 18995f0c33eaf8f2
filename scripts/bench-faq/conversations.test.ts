import { beforeAll, expect, test } from 'vitest'
import { knowledge } from '#lib/chat/answers/knowledge'
import { locales } from '#lib/i18n/locales'
import { conversations } from './conversations.ts'
import { given } from './judge.ts'

const learningMs = 60_000
beforeAll(() => {
  for (const language of locales) knowledge(language)
}, learningMs)

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
