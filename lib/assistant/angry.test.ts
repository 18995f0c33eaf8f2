import { expect, test } from 'vitest'
import { askedInAnger } from '#lib/assistant/anger'
import { isForPerson } from '#lib/assistant/replies/person-wanted'
import { replyToQuestion } from '#lib/assistant/reply-to-question'
import { longText, mostMs, processorMs } from '../../tests/support/processor-time'

const replies = (text: string, language: 'zh' | 'en') =>
  replyToQuestion({ text, language, said: [], page: '', isForModel: false }).bodies

test.each([
  ['zh', '问了半天也不说价格，你们是不是骗子'],
  ['zh', '你没回答我的问题'],
  ['zh', '什么破机器人，问半天一直答非所问，叫人来'],
  ['en', 'This thing keeps sending me forms. Just give me a phone number'],
  ['en', 'I am so fed up, nobody replies. What does a boat cost?'],
  ['en', 'this is rubbish'],
  ['zh', '什么破机器人，问半天一直答非所问'],
  ['zh', '你真棒，答非所问'],
  ['en', 'what a totally useless chat bot, it never answered any of my questions'],
] as const)('%s: “%s”: sorry, and the way to a person first', (language, text) => {
  const [first, ...others] = replies(text, language)
  expect(first).toMatchObject({ type: 'answer', answer_id: 'person', offer: 'callback' })
  expect(first?.text).toMatch(/抱歉|sorry/)
  expect(isForPerson([first ?? expect.fail()])).toBe(true)
  expect(others.every(({ type }) => type === 'answer')).toBe(true)
})

test.each([
  ['zh', '服务态度差，等了三天'],
  ['en', 'Rude staff, and three days of waiting'],
] as const)('%s: “%s” asks nothing, and gets no answer to something else', (language, text) => {
  expect(replies(text, language)).toMatchObject([{ answer_id: 'person' }])
})

test.each([
  ['zh', '这价格是不是太坑了'],
  ['en', 'Is that price not a rip-off?'],
] as const)('%s: “%s” is about the price and nothing of datasets', (language, text) => {
  const told = replies(text, language).map((reply) => (reply.type === 'answer' ? reply.answer_id : reply.type))
  expect(['person', 'person price']).toContain(told.join(' '))
})

test('what they ask is answered all the same, below it', () => {
  const [, second] = replies('问了半天也不说价格，SMURF 多少钱？', 'zh')
  expect(second).toMatchObject({ type: 'answer' })
})

test.each([
  ['zh', '怕被忽悠，你们会不会硬推销'],
  ['zh', '法院传票是短信发来的，这靠谱吗，会不会是骗子'],
  ['zh', '说明书说了什么'],
  ['zh', '作业一次要花多少时间'],
  ['zh', '等了三周还没收到数据集'],
  ['en', 'Does the boat keep sending data when the link drops?'],
  ['en', 'How do I find out if it is a scam?'],
  ['en', 'My architect keeps asking me for outside dimensions. Can you give them?'],
  ['zh', '我用公司电脑跟你聊了半天，怎么把整段对话删干净，还没删'],
  ['en', 'is fuel wasted when it waits'],
  ['en', 'nobody is on board, is that allowed?'],
] as const)('%s: “%s” is no anger', (language, text) => {
  expect(askedInAnger(text, language)).toBeUndefined()
})

test('a text of one part again and again is looked through in a time that grows with its length', () => {
  for (const part of ['问了半天', '你们', 'so ', 'keeps ', 'nobody ', 'a']) {
    const text = part.repeat(longText / part.length)
    for (const language of ['zh', 'en'] as const)
      expect(
        processorMs(() => askedInAnger(text, language)),
        part,
      ).toBeLessThan(mostMs)
  }
})
