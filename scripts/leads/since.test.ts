import { afterEach, expect, test } from 'vitest'
import { startOfDay } from './describe.ts'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone ?? 'UTC'
})

test.each([
  ['Asia/Shanghai', '2026-10-31T16:00:00Z'],
  ['America/Los_Angeles', '2026-11-01T07:00:00Z'],
])('--since means the day as the lists show it, in %s', (here, began) => {
  process.env.TZ = here
  expect(new Date(startOfDay('2026-11-01')).toISOString()).toBe(new Date(began).toISOString())
})

test.each(['11/1', '1', '2026-02-30', '2026-13-01', 'yesterday', ''])('--since %j is no day', (day) => {
  expect(() => startOfDay(day)).toThrow('2026-11-01')
})
