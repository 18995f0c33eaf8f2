import { expect, test } from 'vitest'
import { matterOf } from '#lib/chat/answers/matter'
import { replyTo } from '#lib/chat/answers/reply'

test.each([
  ['en', 'how do I cite FloW', 'dataset-cite', 'usvinland'],
  ['en', 'MariSense sensors', 'marisense', 'sensors'],
  ['zh', 'USVInland的雷达', 'usvinland', 'flow-radar'],
  ['en', 'does the widget set cookies', 'widget-storage', 'cookies'],
  ['zh', '挂件能静音吗', 'widget-window', 'noise-emissions'],
] as const)('%s: "%s" may be answered by %s, and not by %s', (language, text, own, other) => {
  const isOfMatter = matterOf(text, language)
  expect([own, other].map((slug) => isOfMatter?.(slug))).toEqual([true, false])
})

test.each([
  ['en', 'the flow of the river is strong'],
  ['zh', '电池组件坏了'],
] as const)('%s: "%s" names neither', (language, text) => {
  expect(matterOf(text, language)).toBeUndefined()
})

test.each([
  [
    'en',
    'Does the widget come in German, and will it run inside a sandboxed iframe?',
    ['widget-languages', 'widget-frames'],
  ],
  ['en', 'can the loader be pinned with a hash', ['widget-versions']],
  ['zh', '客服挂件有德语吗，能放进沙盒iframe吗', ['widget-languages', 'widget-frames']],
  ['zh', '安全部门要求第三方脚本锁定版本加integrity，可以吗', ['widget-versions']],
] as const)('%s: "%s" is told of the widget', (language, text, slugs) => {
  const told = replyTo(text, language).flatMap((reply) => (reply.type === 'answer' ? [reply.answer_id] : []))
  expect(told).toEqual(slugs)
})
