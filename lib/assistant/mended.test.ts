import { expect, test } from 'vitest'
import { replyTo } from '#lib/assistant/reply'

test.each([
  ['en', 'Is alcohol allowed on YANG?', 'lounge-rules'],
  ['zh', 'YANG号上能喝酒吗', 'lounge-rules'],
  ['en', 'Up to what wave height may YANG sail?', 'lounge-waves'],
  ['zh', 'YANG浪高多少不能开', 'lounge-waves'],
  ['en', 'can it measure depth', 'feichi-configured'],
  ['zh', '能测水深吗', 'feichi-configured'],
] as const)('%s: what no page allows or promises is not met with Yes: “%s”', (language, text, slug) => {
  const replies = replyTo(text, language)
  expect(replies[0]).toMatchObject({ type: 'answer', answer_id: slug })
  for (const reply of replies) expect(reply.text).not.toMatch(/^(?:Yes|可以|能|有)/)
})

test.each([
  ['en', 'where do i get spare parts in Europe', 'spare-parts'],
  ['zh', '配件坏了去哪买', 'spare-parts'],
  ['zh', '我是记者，想采访你们创始人', 'press'],
  ['en', 'Why you and not a competitor?', 'why-orca'],
  ['en', 'My boat stopped in the middle of the lake and nobody picks up the phone!!!', 'recovery'],
  ['zh', '你就说个大概数', 'price'],
  ['zh', '装了APAS是不是就不用人了', 'apas-command'],
  ['en', 'does it come home by itself in a thunderstorm', 'night-weather'],
  ['zh', '死鱼能捞不', 'what-it-collects'],
] as const)('%s: “%s” is answered by what is about it', (language, text, slug) => {
  expect(replyTo(text, language)[0]).toMatchObject({ type: 'answer', answer_id: slug })
})

test.each([
  ['en', 'Is the 40 mu per hour figure for EFFICIENCY measured?'],
  ['zh', 'Efficiency一小时40亩是咋算出来的'],
] as const)('%s: what a boat sweeps in an hour is no size of water: “%s”', (language, text) => {
  for (const reply of replyTo(text, language)) expect(reply).not.toMatchObject({ answer_id: 'how-many-boats' })
})

test.each([
  ['We only have a half-acre pond. Is SMURF overkill?', 'larger sites than half an acre'],
  ['Boats for a two and a half acre lake?', 'To keep two and a half acre'],
])('parts of a unit are read: “%s”', (text, told) => {
  expect(replyTo(text, 'en')[0]?.text).toContain(told)
})

test.each([
  ['zh', '在吗，船多少钱一艘'],
  ['zh', '你好 请问有人吗 船多少钱一艘'],
  ['en', 'Good morning! What does a boat cost?'],
] as const)('%s: a greeting before a question asks nothing: “%s”', (language, text) => {
  expect(replyTo(text, language)).toMatchObject([{ answer_id: 'price' }])
})

test.each([
  ['zh', '我们有一个120亩的湖，漂的都是树叶', '那要几条', '120 亩'],
  ['en', 'Our lake is 60 acres, mostly bottles', 'and how many of those?', '60 acres'],
] as const)('%s: how many are needed is asked of the water told before', (language, before, text, size) => {
  expect(replyTo(text, language, [before, language === 'zh' ? '吵不吵' : 'is it loud?'])[0]?.text).toContain(size)
})

test.each([
  ['zh', '蓝藻能不能捞', '水草呢', 'weed'],
  ['en', 'What is the warranty?', 'and insurance?', 'insurance'],
] as const)(
  '%s: a word that leans on what was asked before is looked up by itself: “%s”',
  (language, before, text, slug) => {
    expect(replyTo(text, language, [before])[0]).toMatchObject({ answer_id: slug })
  },
)

test.each([
  ['zh', '景区在考虑YANG，一次能坐几个人', 'lounge-guests'],
  ['en', 'We are thinking about YANG for our lake. How many passengers can it take?', 'lounge-guests'],
] as const)('%s: a boat named beside the question is meant: “%s”', (language, text, slug) => {
  expect(replyTo(text, language)[0]).toMatchObject({ answer_id: slug })
})

test.each([
  ['zh', '申请FloW，QQ邮箱行不', '多久有回音', 'dataset-answer'],
  ['en', "What's the range of the smaller boat?", 'and TITAN?', 'endurance'],
] as const)('%s: what was spoken of before is meant: “%s” “%s”', (language, before, text, slug) => {
  expect(replyTo(text, language, [before])[0]).toMatchObject({ answer_id: slug })
})

test('people on a weekend day are counted as those of a day', () => {
  expect(replyTo('500 visitors on a weekend day, how many XI boats', 'en')).toMatchObject([
    { answer_id: 'tour-calculator' },
  ])
})

test.each([
  ['zh', '20亩的塘全是青苔，你们能捞青苔吗'],
  ['en', 'A 20 acre pond with blue-green algae, can you remove algae?'],
] as const)('%s: no boats are counted for what none of them takes: “%s”', (language, text) => {
  expect(replyTo(text, language)[0]).toMatchObject({ answer_id: 'algae-oil' })
})

test.each([
  ['zh', '小蓝经灵续航多久', 'SMURF 鲸灵：续航时间'],
  ['zh', '鲸灵一天能跑几个钟头', 'SMURF 鲸灵：续航时间'],
  ['en', 'are the FloW labels in COCO or VOC', 'annotation format'],
  ['zh', 'FloW里一张图最多几个目标', '单帧目标数'],
  ['zh', 'MariSense是什么数据集', '7.5 米'],
] as const)('%s: a property is told, misspelt or asked in speech: “%s”', (language, text, told) => {
  expect(replyTo(text, language)[0]?.text).toContain(told)
})

test.each([
  ['en', 'if it is mostly weed?', '300 acre reservoir, how many boats', 'To cut weed on 300 acres'],
  ['zh', '换成清水草的呢', '120公顷的水库配几条船', '120 公顷水面割水草'],
  ['zh', 'MOSHARK能不能一天割完200亩', undefined, '割水草'],
] as const)('%s: “%s” is about weed on the water that was named', (language, text, question, told) => {
  expect(replyTo(text, language, question === undefined ? [] : [question])[0]?.text).toContain(told)
})

test.each([
  ['en', 'would TITAN be any good on a 50 acre lake'],
  ['zh', '300亩的湖,TITAN行不行'],
] as const)('%s: what TITAN is for is told beside the boats for a water: “%s”', (language, text) => {
  expect(replyTo(text, language)).toMatchObject([{ answer_id: 'how-many-boats' }, { answer_id: 'titan' }])
})

test.each([
  ['en', 'my number is +44 7700 900123'],
  ['zh', '报个价 我手机138****5678 姓王'],
] as const)('%s: who leaves a number is led to the form that takes it: “%s”', (language, text) => {
  expect(replyTo(text, language)[0]).toMatchObject({ answer_id: 'person' })
})

test.each([
  ['en', '3.5 miles of brook, 25 to 40 ft wide, what would you use', '3.5 miles × 40 ft'],
  ['zh', '河道总长5.5公里,宽8到12米,要几条船', '5.5 公里 × 12 米'],
] as const)('%s: of a width from here to there the upper end counts: “%s”', (language, text, told) => {
  expect(replyTo(text, language)[0]?.text).toContain(told)
})

test('a number alone after a size of water goes on in its unit', () => {
  const [reply] = replyTo('and for 60?', 'en', ['Which boat for 5 acres?'])
  expect(reply?.text).toContain('60 acres')
})
