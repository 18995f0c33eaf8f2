import { expect, test } from 'vitest'
import { replyTo } from '#lib/chat/answers/reply'

test.each([
  ['en', 'My laptop shows error 0x80070005 since Tuesday. I reinstalled it once, how far back can I restore?'],
  ['en', 'The landlord keeps my deposit of 900. I moved out in May, what does a lawyer cost for that?'],
  ['en', 'A rectangle is 12 cm long and half as wide, what is its area?'],
  ['zh', '手机昨天进水了，重启过一次还是黑屏，修一下大概多少钱，要几天'],
  ['zh', '一个长方形菜地长8米，宽是长的一半，面积是多少'],
  ['zh', '孩子上小班，老师说要带午睡的垫子，多大尺寸合适'],
] as const)('%s: "%s": a part that may mean us makes no question of ours', (language, text) => {
  expect(replyTo(text, language)).toMatchObject([{ type: expect.stringMatching(/^(?:text|board)$/) }])
})

test.each([
  ['zh', '船卖多少钱一艘？保修几年？', ['price', 'warranty']],
  ['en', 'What does a boat cost? And how long is the warranty?', ['price', 'warranty']],
] as const)('%s: "%s": parts that are surely of ours make it ours', (language, text, slugs) => {
  expect(replyTo(text, language)).toMatchObject(slugs.map((answer_id) => ({ type: 'answer', answer_id })))
})
