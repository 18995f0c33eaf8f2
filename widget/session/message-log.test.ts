import { expect, test } from 'vitest'
import type { Message } from '../../lib/protocol/widget-messages.ts'
import { MessageLog, readConversation } from './message-log.ts'

const message = (seq: number, rev = 0): Message => ({
  seq,
  author: 'bot',
  type: 'text',
  text: `${seq}.${rev}`,
  rev,
  created_at: 0,
})

test('keeps the order of seq however messages come, each once', () => {
  const log = new MessageLog()
  expect(log.add([message(3), message(1)]).map(({ seq }) => seq)).toEqual([3, 1])
  expect(log.add([message(2), message(3)]).map(({ seq }) => seq)).toEqual([2])
  expect(log.items.map(({ seq }) => seq)).toEqual([1, 2, 3])
  expect(log.last).toBe(3)
})

test('a later edit replaces an earlier one, never the other way', () => {
  const log = new MessageLog()
  log.add([message(1, 2)])
  log.add([message(1, 1)])
  expect(log.items[0]?.text).toBe('1.2')
  log.add([message(1, 3)])
  expect(log.items[0]?.text).toBe('1.3')
})

test('knows a gap', () => {
  const log = new MessageLog()
  log.add([message(1)])
  expect([log.follows(1), log.follows(2), log.follows(3)]).toEqual([true, true, false])
})

test.each([
  ['what this browser kept', { id: 'c-1', read_seq: 4 }, 4],
  ['one without a place', { id: 'c-1', read_seq: 'many' }, 0],
])('a kept conversation is taken up: %s', (_, kept, read) => {
  expect(readConversation(kept)).toMatchObject({ id: 'c-1', read_seq: read })
})

test.each([undefined, null, 'c-1', [], {}, { id: 5 }, { id: '' }, { id: '../../config' }])(
  'a kept conversation that is none: %j',
  (kept) => {
    expect(readConversation(kept)).toBeUndefined()
  },
)
