import { expect, test } from 'vitest'
import { sendState } from './send-state.ts'

const facts = { text: '你好', limit: 4000, now: 1000, blockedUntil: 0, closed: false }

test.each([
  ['words', facts, { kind: 'ready' }],
  ['nothing', { ...facts, text: '' }, { kind: 'empty' }],
  ['only white space', { ...facts, text: ' \n\t' }, { kind: 'empty' }],
  ['4000 characters, counted as people count', { ...facts, text: '🚤'.repeat(4000) }, { kind: 'ready' }],
  ['one too many', { ...facts, text: '船'.repeat(4001) }, { kind: 'long' }],
  ['told to wait', { ...facts, blockedUntil: 3500 }, { kind: 'wait', seconds: 3 }],
  ['an ended conversation', { ...facts, closed: true }, { kind: 'closed' }],
])('%s', (_, given, state) => {
  expect(sendState(given)).toEqual(state)
})
