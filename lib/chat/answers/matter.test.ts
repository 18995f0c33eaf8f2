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

test.each([
  ['en', 'When is the brown garden waste bin collected on Station Road this week?', 'text'],
  ['zh', '我们小区大件垃圾什么时候来收', 'text'],
  ['en', 'can I talk in Spanish', 'answer'],
  ['zh', '能用西班牙语聊吗', 'answer'],
  ['zh', '码头停电了船怎么办', 'answer'],
] as const)('%s: "%s": what a town does is the world’s, the chat and the dock are ours', (language, text, type) => {
  expect(replyTo(text, language)[0]).toMatchObject({ type })
})

test.each([
  ['en', 'how long until I get it?', 'I need FloW for my PhD.', 'dataset-answer'],
  ['zh', '多久能拿到', '我读博要用FloW', 'dataset-answer'],
  ['en', 'is it free?', 'Can I put your chat on our website?', 'widget-terms'],
  ['zh', '有哪几种语言', '能把客服放到我们网站吗', 'widget-languages'],
] as const)('%s: "%s" after "%s" is asked of the same matter: %s', (language, text, before, slug) => {
  expect(replyTo(text, language, { texts: [before] })[0]).toMatchObject({ answer_id: slug })
})

test.each([
  ['en', "and if it's 50 ha?", 'Which boat for 10 ha of water weed?', /weed variant/],
  ['zh', '50公顷呢', '10公顷水草用哪款', /割草型/],
] as const)('%s: "%s" after "%s" goes on about the weed', (language, text, before, said) => {
  expect(replyTo(text, language, { texts: [before] })[0]?.text).toMatch(said)
})
