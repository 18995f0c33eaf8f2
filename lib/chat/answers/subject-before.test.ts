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
  ['en', 'Do you publish research papers?', 'The one about small objects with radar?', 'papers'],
  ['en', 'I sent a dataset request last week', 'I lost the number. What now?', 'lost-number'],
  ['en', "Can I put your chat on my company's website?", 'What does the code look like, how do I get it?', 'widget'],
  ['en', 'How do I embed the widget?', 'what about React?', 'widget-frameworks'],
  ['en', 'How do I request USVInland?', 'what does it cost?', 'dataset-who'],
  ['en', 'How do I request USVInland?', 'how long does that take?', 'dataset-answer'],
  ['en', 'What is YANG?', 'can we cook on it?', 'cook-aboard'],
  ['en', 'What happens if the signal drops?', 'how long does it wait?', 'lost-signal'],
  ['en', 'What do you store about me?', 'for how long?', 'kept-how-long'],
  ['zh', '你们发过论文吗', '有讲雷达的吗', 'papers'],
  ['zh', '可以先试用吗', '试多久', 'trial'],
  ['zh', '客服组件怎么装', '支持 WordPress 吗', 'widget'],
  ['zh', 'FloW 数据集怎么申请', '要多久', 'dataset-answer'],
  ['zh', '你们收集哪些个人信息', '谁能看', 'who-sees'],
  ['zh', '汐系列怎么样', '要不要船员', 'crew-aboard'],
  ['zh', '割草的那款一趟能装多少草', '装满了咋办', 'weed-ashore'],
  ['en', 'How much weed does the cutter hold?', 'what when it is full?', 'weed-ashore'],
] as const)('%s: after "%s", "%s" keeps its subject', (language, question, text, slug) => {
  expect(replyTo(text, language, { question })[0]).toMatchObject({ type: 'answer', answer_id: slug })
})

test.each([
  ['en', 'Do you lease the boats?', 'What maintenance does SMURF need each day?'],
  ['zh', '你们的船能租吗', '每天要怎么保养'],
] as const)('%s: after "%s", "%s" is another matter', (language, question, text) => {
  expect(replyTo(text, language, { question })[0]).not.toMatchObject({ answer_id: 'rent' })
})

test.each([
  ['en', 'Do you offer rental?', 'How long does delivery take?', 'lead-time'],
  ['en', 'What does the dock need?', 'Who empties the basket?', 'full-basket'],
  ['en', 'What is XI?', 'Are you hiring?', 'jobs'],
  ['zh', '湖上有游客的时候它怎么办', '大风呢', 'night-weather'],
  ['zh', 'FloW 怎么引用', '你们招人吗', 'jobs'],
  ['en', 'What is SMURF?', 'and at night?', 'night-weather'],
  ['en', 'How many people fit on XI?', 'and at night?', 'night-tour'],
  ['zh', '鲸灵是什么船', '晚上呢', 'night-weather'],
  ['en', 'Can APAS be fitted to an old ferry?', 'what does it cost?', 'price'],
  ['en', 'What does FEICHI measure?', 'is there a manual?', 'documents'],
  ['zh', 'EFFICIENCY 适合多大的湖', '在哪能看到', 'trial'],
  ['zh', '汐能坐多少人', '多久能到', 'lead-time'],
  ['en', 'How wide does EFFICIENCY sweep?', 'and what does that make in an hour?', 'speed'],
] as const)('%s: after "%s", "%s" asks something else', (language, question, text, slug) => {
  expect(replyTo(text, language, { question })[0]).toMatchObject({ type: 'answer', answer_id: slug })
})

test.each([
  ['en', 'Tell me about YANG', 'what colour is it?', 'YANG'],
  ['zh', '介绍一下 YANG', '有什么颜色', 'YANG'],
] as const)('%s: after "%s", the board for "%s" names what it is about', (language, question, text, name) => {
  expect(replyTo(text, language, { question })).toMatchObject([
    { type: 'board', text: expect.stringContaining(name), prefill: `${name}: ${text}` },
  ])
})

test('of two that may be meant only one is of the boat that was named: no "or" before it', () => {
  const [first] = replyTo('Can my kid ride on the cleaning boat?', 'en')
  expect(first?.text).not.toMatch(/^Or is it/)
})
