import { expect, test } from 'vitest'
import { replyTo } from '#lib/chat/answers/reply'

test.each([
  ['en', 'Tell me about TITAN', 'Can it run without people on it?', 'lifting'],
  ['en', 'What is TITAN for?', 'Does it need a crew?', 'lifting'],
  ['zh', 'TITAN 是什么船', '可以不上人吗', 'lifting'],
  ['zh', '有福州的案例吗', '具体是哪年开始的', 'cases'],
  ['zh', '福州有你们的船吗', '什么时候开始用的', 'cases'],
  ['en', 'Do you have a project in Fuzhou?', 'Since when?', 'cases'],
  ['en', 'What kinds of vessels already use APAS?', 'How many kilometres so far?', 'autonomous-distance'],
  ['zh', '哪些船装了 APAS', '一共跑了多少公里', 'autonomous-distance'],
  ['en', 'Do you lease the boats?', 'Is maintenance included?', 'rent'],
  ['en', 'Can I rent one for the summer?', 'Does that include repairs?', 'rent'],
  ['zh', '你们的船能租吗', '包维护吗', 'rent'],
  ['en', 'Is there a tool to work out how long cleaning would take?', 'Can I upload my own shapefile?', 'tool-files'],
  ['zh', '有没有算清洁时间的工具', '能传我自己的文件吗', 'tool-files'],
  ['zh', '游船晚上能开吗', '船上有什么安全措施', 'tour-safety'],
  ['en', 'Does the tour boat run at night?', 'What safety measures are there on board?', 'tour-safety'],
] as const)('%s: after "%s", "%s" keeps its subject', (language, question, text, slug) => {
  expect(replyTo(text, language, { question })[0]).toMatchObject({ type: 'answer', answer_id: slug })
})

test.each([
  ['en', 'Do you lease the boats?', 'What maintenance does SMURF need each day?'],
  ['zh', '你们的船能租吗', '每天要怎么保养'],
] as const)('%s: after "%s", "%s" is another matter', (language, question, text) => {
  expect(replyTo(text, language, { question })[0]).not.toMatchObject({ answer_id: 'rent' })
})
