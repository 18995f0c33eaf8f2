import { expect, test } from 'vitest'
import { replyTo } from '#lib/assistant/reply'

test.each([
  ['zh', '小区里一个15亩的景观水池，上无人船划算吗', /50.亩/],
  ['en', 'we have a 1 ha pond, which boat do we need', /from 3.3.ha/],
] as const)(
  '%s: "%s": a water too small for the smallest boat is said to be so, and nothing of tour boats',
  (language, text, least) => {
    expect(replyTo(text, language)).toMatchObject([
      { type: 'answer', answer_id: 'how-many-boats', text: expect.stringMatching(least) },
    ])
  },
)

test('who asks whether one large boat or several small ones is told that below the number', () => {
  expect(replyTo('我们湖40公顷，用一艘大船好还是几艘小船好', 'zh')).toMatchObject([
    { answer_id: 'how-many-boats' },
    { answer_id: 'one-or-several' },
  ])
})

test.each([
  ['en', 'YANG for 30 guests', ['lounge-guests']],
  ['en', 'Can YANG take 30 guests?', ['lounge-guests']],
  ['en', 'how many YANG for 60 guests', ['lounge-guests']],
  ['en', 'we want XI or YANG for 40 guests', ['how-many-boats', 'lounge-guests']],
  ['en', 'TITAN for 30 guests', ['titan-people']],
  ['en', 'XI for 30 guests', ['how-many-boats']],
  ['zh', 'YANG 能坐30人吗', ['lounge-guests']],
  ['zh', '60个人要几条YANG', ['lounge-guests']],
  ['zh', '汐能坐30人吗', ['tour-boat']],
  ['zh', '几条汐能坐30人', ['how-many-boats']],
] as const)('%s: "%s": it is the boat asked for that is answered, by %s', (language, text, slugs) => {
  const replies = replyTo(text, language)
  expect(replies.flatMap((reply) => (reply.type === 'answer' ? [reply.answer_id] : []))).toEqual(slugs)
})

test.each([
  ['en', 'MOSHARK for 30 guests', /takes no passengers/],
  ['zh', '鲸灵能坐30人吗', /不载客/],
  ['zh', 'MOSHARK 能载20人吗', /不载客/],
] as const)('%s: "%s": a boat that works with nobody aboard is said to be one', (language, text, said) => {
  expect(replyTo(text, language)).toMatchObject([{ type: 'answer', text: expect.stringMatching(said) }])
})

test.each([
  ['en', 'YANG', 'a river 3 km long and 40 m wide, which boat?', /12 ha \(3 km × 40 m\)/],
  ['en', 'how many XI for 30 guests', 'which boat for a lake of 20 ha', /1 EFFICIENCY/],
  ['zh', 'YANG 能坐30人吗', '3公里长40米宽的河道用哪款', /180 亩（3 公里 × 40 米）/],
] as const)('%s: after "%s", "%s" is counted by its area, and not by guests', (language, question, text, said) => {
  expect(replyTo(text, language, [question])).toMatchObject([
    { answer_id: 'how-many-boats', text: expect.stringMatching(said) },
  ])
})
