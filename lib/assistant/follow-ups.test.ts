import { expect, test } from 'vitest'
import { replyTo } from '#lib/assistant/reply'

test.each([
  ['en', 'Maximum speed?', 'and the range?', 'endurance'],
  ['en', 'Maximum speed?', 'and the weight?', 'dimensions'],
  ['zh', '最高速度多少？', '那重量呢？', 'dimensions'],
] as const)('%s: after “%s”, “%s” asks that of all boats, too', (language, question, text, slug) => {
  expect(replyTo(text, language, [question])[0]).toMatchObject({ type: 'answer', answer_id: slug })
})

test('“and its range?” is of the boat named before', () => {
  const [reply, other] = replyTo('and its range?', 'en', ['maximum speed of the smurf'])
  expect(reply).toMatchObject({ answer_id: 'endurance' })
  expect(reply?.text).toMatch(/^SMURF: endurance 6–8\sh/)
  expect(other).toBeUndefined()
})

test('what is no word asks nothing of what was asked before, and a word misspelt does', () => {
  const question = 'How long does charging take?'
  expect(replyTo('xyzzy plugh', 'en', [question])).toMatchObject([{ type: 'text' }])
  expect(replyTo('enduranc?', 'en', [question])).toMatchObject([{ answer_id: 'endurance' }])
})

test.each([
  ['en', 'diffrence between the smurf and the titan'],
  ['en', 'comparsion of smurf and titan'],
  ['zh', '小蓝精灵和魔鲨有什么区别'],
] as const)('%s: “%s” is a comparison, its figures in a table with a column for each', (language, text) => {
  const [reply] = replyTo(text, language)
  expect(reply).toMatchObject({ answer_id: 'which-boat' })
  const table = reply?.type === 'answer' ? reply.table : undefined
  expect(table?.columns[0]).toMatch(/^SMURF/)
  expect(table?.rows.map(({ cells }) => cells.length)).toEqual(table?.rows.map(() => table.columns.length))
  // Clients that draw no table have every figure of it in the lines that it stands for.
  const lines = reply?.text.split('\n').slice(...(table?.lines ?? [0, 0])) ?? []
  for (const cell of table?.rows.flatMap(({ cells }) => cells) ?? []) expect(lines.join('\n')).toContain(cell)
})

test.each([
  ['en', 'how do you compare with ClearBot'],
  ['en', 'what is the difference between you and other manufacturers'],
  ['zh', '和云洲比有什么不同'],
  ['zh', '竞品比较'],
] as const)('%s: “%s” gets what can be checked of us', (language, text) => {
  expect(replyTo(text, language)[0]).toMatchObject({ answer_id: 'why-orca' })
})

test('a comparison with what is no maker stays what it was', () => {
  expect(replyTo('how do you compare with hand nets', 'en')[0]).toMatchObject({ answer_id: 'compared-to-nets' })
})
