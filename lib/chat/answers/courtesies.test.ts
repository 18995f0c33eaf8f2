import { expect, test } from 'vitest'
import { withoutCourtesies } from '#lib/chat/answers/courtesies'
import { replyTo } from '#lib/chat/answers/reply'

test.each([
  ['en', 'hello, how much is it', 'how much is it'],
  ['en', 'Hi there, price?', 'price?'],
  ['en', 'good morning do you ship to Peru', 'do you ship to Peru'],
  ['zh', '你好，多少钱', '多少钱'],
  ['zh', '您好请问保修几年', '保修几年'],
  ['zh', '怎么投简历谢谢', '怎么投简历'],
  ['zh', '领导让我问：能租吗？急', '能租吗'],
  ['zh', '麻烦问一下，夜里能作业吗，谢谢您', '夜里能作业吗'],
  ['en', 'How do I apply? Thanks', 'How do I apply?'],
  ['en', 'Dear team, what does it cost? Kind regards', 'what does it cost?'],
  ['en', 'quick question: is training included, many thanks!', 'is training included'],
  ['en', 'I want to know how do we pay and who repairs it', 'how do we pay and who repairs it'],
  ['en', 'that helps, thanks', 'that helps, thanks'],
  ['en', 'thank you very much', 'thank you very much'],
  ['zh', '好的，谢谢', '好的，谢谢'],
  ['zh', '问题解决了，谢谢', '问题解决了，谢谢'],
  ['zh', '请问', '请问'],
  ['en', 'hi there', 'hi there'],
  ['en', 'Hello!', 'Hello!'],
  ['en', 'hi-res images?', 'hi-res images?'],
  ['zh', '早上能用吗', '早上能用吗'],
  ['zh', '你好用吗', '你好用吗'],
  ['zh', '晚上好', '晚上好'],
] as const)('%s: "%s" without courtesies is "%s"', (language, text, rest) => {
  expect(withoutCourtesies(text, language)).toBe(rest)
})

test.each([
  ['en', 'hello, how much is it', 'price'],
  ['zh', '你好，保修几年', 'warranty'],
  ['zh', '怎么投简历谢谢', 'apply'],
  ['en', 'How long is the warranty? Thanks', 'warranty'],
] as const)('%s: "%s" is answered as the question', (language, text, slug) => {
  expect(replyTo(text, language)).toMatchObject([{ type: 'answer', answer_id: slug }])
})
