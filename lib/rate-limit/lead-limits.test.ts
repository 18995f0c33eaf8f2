import { expect, test } from 'vitest'
import { leadLimits } from '#lib/rate-limit/lead-limits'
import { tooMany, waitFor } from '#lib/rate-limit/sliding-windows'

const now = 1_000_000_000
const ago = (...seconds: number[]) => seconds.map((second) => now - second * 1000)

test.each([
  ['five in the last half minute', ago(1, 2, 3, 4, 30), 30],
  ['ten in the last ten minutes, four of them just now', ago(1, 2, 3, 4, 100, 200, 300, 400, 500, 590), 10],
  ['thirty today', ago(...Array.from({ length: 30 }, (_, index) => 1000 + index * 100)), 86_400 - 3900],
  ['nothing that counts any more', ago(90_000), 1],
])('%s', (_, received, seconds) => {
  expect(tooMany(waitFor(leadLimits, received, now)).retryAfterSeconds).toBe(seconds)
})
