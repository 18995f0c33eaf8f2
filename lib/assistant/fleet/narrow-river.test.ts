import { expect, test } from 'vitest'
import { chatMessages } from '#lib/assistant/messages'
import { replyTo } from '#lib/assistant/reply'

test.each([
  ['zh', '县城两条内河一共6公里，平均15米宽，桥有十来座，主要是漂的垃圾，得几艘？', '2 到 3 艘 SMURF'],
  ['en', 'two town rivers, 6 km in total, 15 m wide, about ten bridges, floating litter. how many?', '2 to 3 SMURF'],
] as const)('%s: "%s": the small boats, and that rivers may lie apart', (language, text, boats) => {
  const [reply] = replyTo(text, language)
  expect(reply?.text).toContain(boats)
  expect(reply?.text).toContain(chatMessages[language].ChatFleet.rivers)
})

test.each([
  ['en', 'a river 8 km long, 60 m wide, litter. which boats?', /2 EFFICIENCY/],
  ['en', 'Three canals, 2 km each and about 8 m wide, plastic bottles - boats?', /4.8 ha \(3 × \(2 km × 8 m\)\)/],
  ['zh', '三条渠各2公里，宽8米，漂瓶子，怎么配', /72 亩/],
  ['en', 'The lot is 9 km of canal, 8 metres wide on average, only floating litter. How many boats?', /2 to 3 SMURF/],
  ['zh', '周末高峰想让湖面上同时有30个客人，汐要买几条？', /3 到 4 艘/],
  ['zh', '60英亩的湖，十月落叶为主，要几条船', /1 艘 EFFICIENCY/],
] as const)('%s: "%s"', (language, text, said) => {
  expect(replyTo(text, language)).toMatchObject([{ answer_id: 'how-many-boats', text: expect.stringMatching(said) }])
})

test.each([
  ['zh', '12公顷是多少亩'],
  ['en', 'convert 12 hectares to acres'],
] as const)('%s: "%s" is a sum, and no water that wants boats', (language, text) => {
  expect(replyTo(text, language)).not.toMatchObject([{ type: 'answer' }])
})
