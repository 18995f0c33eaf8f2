import { expect, test } from 'vitest'
import { replyTo } from '#lib/assistant/reply'

test.each([
  ['en', 'We have 900 visitors a day. How many boats do we need?', /\/en\/tools\/tour-boat#d=900$/],
  ['en', 'how many tour boats for 1,200 visitors per day', /#d=1200$/],
  ['zh', '每天900名游客，需要几艘船？', /\/tools\/tour-boat#d=900$/],
  ['zh', '日均 900 人次，汐要买几条', /#d=900$/],
  ['zh', '我们一天大概八百游客，配几条船', /#d=800$/],
] as const)('%s: "%s" leads to the day planned with the number filled in', (language, text, url) => {
  expect(replyTo(text, language)).toMatchObject([
    { answer_id: 'tour-calculator', source: { url: expect.stringMatching(url) } },
  ])
})

test.each([
  ['en', 'can 30 people go aboard at the same time'],
  ['zh', '周末高峰想让湖面上同时有30个客人，汐要买几条？'],
] as const)('%s: "%s" is no day', (language, text) => {
  expect(JSON.stringify(replyTo(text, language))).not.toContain('#d=')
})
