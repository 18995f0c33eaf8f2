import { expect, test } from 'vitest'
import { withoutGreeting } from '#lib/chat/answers/greeting'
import { replyTo } from '#lib/chat/answers/reply'

test.each([
  ['en', 'hello, how much is it', 'how much is it'],
  ['en', 'Hi there, price?', 'price?'],
  ['en', 'good morning do you ship to Peru', 'do you ship to Peru'],
  ['zh', '你好，多少钱', '多少钱'],
  ['zh', '您好请问保修几年', '请问保修几年'],
  ['en', 'hi there', 'hi there'],
  ['en', 'Hello!', 'Hello!'],
  ['en', 'hi-res images?', 'hi-res images?'],
  ['zh', '早上能用吗', '早上能用吗'],
  ['zh', '你好用吗', '你好用吗'],
  ['zh', '晚上好', '晚上好'],
] as const)('%s: "%s" without its greeting is "%s"', (language, text, rest) => {
  expect(withoutGreeting(text, language)).toBe(rest)
})

test.each([
  ['en', 'hello, how much is it', 'price'],
  ['zh', '你好，保修几年', 'warranty'],
] as const)('%s: "%s" is answered as the question', (language, text, slug) => {
  expect(replyTo(text, language)).toMatchObject([{ type: 'answer', answer_id: slug }])
})
