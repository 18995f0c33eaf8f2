import { expect, test } from 'vitest'
import { replyTo } from '#lib/assistant/reply'

test.each([
  ['en', 'how much can EFFICIENCY carry and how fast does it work', ['full-basket', 'speed']],
  ['en', 'How many people can XI carry and does it need a licence?', ['tour-boat', 'permits']],
  ['en', 'can I talk to a human and when are you open', ['person', 'answer-hours']],
  ['zh', '我聊天的内容存多久 谁看得到', ['kept-how-long', 'who-sees']],
  ['zh', '数据集申请要学校邮箱吗 几天批', ['dataset-who', 'dataset-answer']],
  ['zh', '对游泳的人安全吗，声音大吗', ['obstacles', 'noise-emissions']],
  ['zh', '你们和云洲比怎么样 谁便宜', ['why-orca', 'price']],
] as const)('%s: "%s": each question has its answer, in the order asked', (language, text, slugs) => {
  expect(replyTo(text, language)).toMatchObject(slugs.map((answer_id) => ({ type: 'answer', answer_id })))
})

test.each([['zh', '公司谁创办的，哪一年', 'about']] as const)(
  '%s: "%s": a word or two belong to the question before them',
  (language, text, slug) => {
    // The company's history, which a second answer may tell, has the year as well.
    expect(replyTo(text, language)[0]).toMatchObject({ type: 'answer', answer_id: slug })
  },
)

test.each([
  ['en', 'how long is the warranty, and what is your turnover', 'warranty', /“what is your turnover”/],
] as const)('%s: "%s": what nothing answers is named beside the answer', (language, text, slug, named) => {
  expect(replyTo(text, language)).toMatchObject([
    { type: 'answer', answer_id: slug },
    { type: 'board', text: expect.stringMatching(named), prefill: text },
  ])
})

test('新加坡能送吗，多久到: the country is answered; the time it takes there, too, or nothing else', () => {
  const [first, ...others] = replyTo('新加坡能送吗，多久到', 'zh')
  expect(first).toMatchObject({ type: 'answer', answer_id: 'overseas' })
  expect(others.filter((reply) => reply.type !== 'answer' || reply.answer_id !== 'lead-time')).toEqual([])
})
