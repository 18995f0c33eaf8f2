import { expect, test } from 'vitest'
import type { Message } from '../../lib/protocol/widget-messages.ts'
import { isRated } from './answer-feedback.tsx'

const message = (seq: number, type: Message['type']): Message => ({
  seq,
  rev: 1,
  author: 'bot',
  type,
  text: 'Eight hours.',
  created_at: Date.UTC(2026, 10, 23),
})

test.each([
  ['an answer that stands last', 'answer', undefined, true],
  ['the first of two answers to one text', 'answer', 'answer', false],
  ['an answer before the message form', 'answer', 'board', true],
  ['an answer before what the visitor says next', 'answer', 'text', true],
  ['a word back', 'text', undefined, false],
] as const)('%s is asked about or left alone', (_, type, next, rated) => {
  expect(isRated(message(1, type), next && message(2, next))).toBe(rated)
})
