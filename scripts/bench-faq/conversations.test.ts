import { expect, test } from 'vitest'
import { replyTo } from '#lib/chat/answers/reply'
import { chatMessages } from '#lib/chat/messages'
import { type Locale, locales } from '#lib/i18n/locales'
import { conversations, type Turn } from './conversations.ts'

/** What came, in the words of `Turn.owed`. */
function given({ text, before }: Turn, language: Locale): string[] {
  return replyTo(text, language, { question: before }).flatMap((reply) => {
    if (reply.type === 'answer') {
      const isFleet = locales.some((one) => reply.text.endsWith(chatMessages[one].ChatFleet.next))
      return [isFleet ? 'fleet' : reply.answer_id]
    }
    if (reply.type === 'suggestions') return reply.suggestions.map(({ id }) => `?${id}`)
    if (reply.type === 'board') return ['board']
    const outside = locales.some((one) =>
      ['outside', 'noise'].some((kind) => reply.text === Reflect.get(chatMessages[one].ChatTalk, kind)),
    )
    return [outside ? 'outside' : 'talk']
  })
}

test.each(locales)(
  '%s: what people write is answered, seldom wrongly, and what is not ours is said to be not ours',
  (language) => {
    const turns = conversations[language].map((turn) => ({ ...turn, got: given(turn, language) }))
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
)
