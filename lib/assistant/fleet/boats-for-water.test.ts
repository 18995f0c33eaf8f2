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
