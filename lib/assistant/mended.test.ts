import { expect, test } from 'vitest'
import { replyTo } from '#lib/assistant/reply'

test.each([
  ['en', 'Is alcohol allowed on YANG?', 'lounge-rules'],
  ['zh', 'YANG号上能喝酒吗', 'lounge-rules'],
  ['en', 'Up to what wave height may YANG sail?', 'lounge-waves'],
  ['zh', 'YANG浪高多少不能开', 'lounge-waves'],
  ['en', 'can it measure depth', 'feichi-configured'],
  ['zh', '能测水深吗', 'feichi-configured'],
] as const)('%s: what no page allows or promises is not met with Yes: “%s”', (language, text, slug) => {
  const replies = replyTo(text, language)
  expect(replies[0]).toMatchObject({ type: 'answer', answer_id: slug })
  for (const reply of replies) expect(reply.text).not.toMatch(/^(?:Yes|可以|能|有)/)
})

test.each([
  ['en', 'where do i get spare parts in Europe', 'spare-parts'],
  ['zh', '配件坏了去哪买', 'spare-parts'],
  ['zh', '我是记者，想采访你们创始人', 'press'],
  ['en', 'Why you and not a competitor?', 'why-orca'],
  ['en', 'My boat stopped in the middle of the lake and nobody picks up the phone!!!', 'recovery'],
  ['zh', '你就说个大概数', 'price'],
  ['zh', '装了APAS是不是就不用人了', 'apas-command'],
] as const)('%s: “%s” is answered by what is about it', (language, text, slug) => {
  expect(replyTo(text, language)[0]).toMatchObject({ type: 'answer', answer_id: slug })
})

test('a number alone after a size of water goes on in its unit', () => {
  const [reply] = replyTo('and for 60?', 'en', { question: 'Which boat for 5 acres?' })
  expect(reply?.text).toContain('60 acres')
})
