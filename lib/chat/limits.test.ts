import { expect, test } from 'vitest'
import { chatLimits } from '#lib/chat/limits'
import { waitFor } from '#lib/rate-limit/sliding-windows'

const now = 1_000_000
const ago = (...seconds: number[]) => seconds.map((second) => now - second * 1000)

test.each([
  ['nobody wrote yet', [], 0],
  ['four just now', ago(0, 1, 2, 3), 0],
  ['five within ten seconds: until the oldest is ten seconds old', ago(0, 1, 2, 3, 4), 6000],
  ['five, the oldest of them eleven seconds ago', ago(0, 1, 2, 3, 11), 0],
  [
    'twenty within a minute: until the oldest is a minute old',
    ago(...Array.from({ length: 20 }, (_, n) => 11 + n * 2)),
    11_000,
  ],
])('%s', (_, times, wait) => {
  expect(waitFor(chatLimits.visitor, times, now)).toBe(wait)
})

test('the longer wait counts', () => {
  const times = [...ago(0, 1, 2, 3, 4), ...ago(...Array.from({ length: 15 }, (_, n) => 20 + n))]
  expect(waitFor(chatLimits.visitor, times, now)).toBe(26_000)
})
