import { expect, test } from 'vitest'
import { replyTo } from '#lib/assistant/reply'

test.each([
  ['zh', '一年清漂要多少人工', 'season-plan', '/tools/season'],
  ['en', 'how many hours of labour does a year of cleaning take?', 'season-plan', '/en/tools/season'],
  ['zh', '礼拜五前要清完，得几条船', 'deadline', '/tools/season'],
  ['en', 'how many boats to finish by Friday', 'deadline', '/en/tools/season'],
  ['zh', '每天九百个游客要几艘船', 'tour-calculator', '/tools/tour-boat#d=900'],
  ['en', '900 visitors a day, how many boats', 'tour-calculator', '/en/tools/tour-boat#d=900'],
  ['zh', '航线能看三维的吗', 'watch-3d', '/tools/coverage'],
  ['en', 'can I watch my lake being cleaned in 3D', 'watch-3d', '/en/tools/coverage'],
  ['zh', '方案的链接太长了，能短一点吗', 'short-link', '/tools'],
  ['en', 'is there a short link for my plan', 'short-link', '/en/tools'],
  ['zh', '购买和售后的说明在哪一页', 'service-page', '/service'],
  ['en', 'which page explains buying and after-sales', 'service-page', '/en/service'],
] as const)('%s: “%s” leads to its tool or page', (language, text, slug, path) => {
  const [reply] = replyTo(text, language)
  expect(reply).toMatchObject({ answer_id: slug, source: { url: expect.stringMatching(new RegExp(`${path}$`)) } })
})

test.each([
  ['zh', '八十公顷水面，周五前清完要几条船'],
  ['en', 'We have 80 hectares to clear, how many boats to finish by Friday?'],
] as const)('%s: “%s” has the number by area and the tool for the deadline', (language, text) => {
  const told = replyTo(text, language).map((reply) => (reply.type === 'answer' ? (reply.source?.url ?? '') : ''))
  expect(told.join(' ')).toContain('/tools/season')
})
