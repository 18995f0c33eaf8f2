import { expect, test } from 'vitest'
import { eventParser, type StreamEvent } from './event-stream.ts'

const text =
  'retry: 3000\n\n: heartbeat\n\nid: 7\nevent: message\ndata: {"seq":7,\ndata: "text":"船"}\n\nevent: typing\r\ndata: {}\r\n\r\n'

test.each([1, 3, 10, 1000])('reads the same events in pieces of %i characters', (size) => {
  const events: StreamEvent[] = []
  const read = eventParser((event) => events.push(event))
  for (let at = 0; at < text.length; at += size) read(text.slice(at, at + size))
  expect(events).toEqual([
    { event: 'message', id: '7', data: '{"seq":7,\n"text":"船"}' },
    { event: 'typing', id: '', data: '{}' },
  ])
})
