import { expect, test } from 'vitest'
import { replyTo } from '#lib/assistant/reply'
import { typographyFaults } from './typography.ts'

test.each([
  ['zh', '船在湖上,走完全程', 'half-width punctuation after Chinese'],
  ['zh', '示意值(以书面报价为准)', 'half-width brackets around Chinese'],
  ['zh', '用SMURF清洁', 'no space between Chinese and a Latin word'],
  ['zh', '80亩水面', 'no space between a number and its unit'],
  ['zh', '装满 ，返航', 'a space before or after full-width punctuation'],
  ['en', 'It returns  by itself', 'two spaces'],
  ['en', "Don't wait", 'a straight apostrophe'],
  ['en', 'the the boat', 'the same word twice'],
] as const)('%s: "%s" has %s', (locale, text, fault) => {
  expect(typographyFaults(text, locale)).toContain(fault)
})

test.each([
  ['zh', '鲸灵适用 50–100 亩，续航 6–8 小时（示意值）。'],
  ['zh', '用 SMURF 鲸灵，每小时 40 亩'],
  ['en', 'Holds 50 kg, runs 6–8 h per charge.'],
] as const)('%s: "%s" is sound', (locale, text) => {
  expect(typographyFaults(text, locale)).toEqual([])
})

test.each([
  '我们公园有个80亩的人工湖，用哪款？',
  '8000亩的湖要几艘',
  '三条渠各2公里，宽8米，漂瓶子，怎么配',
  '河宽只有3米能用吗',
  '为什么选你们',
  '船的吃水是多少',
])('what the assistant works out for "%s" is set as the pages are', (question) => {
  const texts = replyTo(question, 'zh').flatMap((reply) => ('text' in reply ? [reply.text] : []))
  expect(texts.flatMap((text) => typographyFaults(text, 'zh'))).toEqual([])
})
