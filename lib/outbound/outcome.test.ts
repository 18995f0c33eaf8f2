import { expect, test } from 'vitest'
import { outcomeOfStatus } from '#lib/outbound/outcome'

test.each([
  ...[200, 201, 204, 299, 409].map((status) => [status, 'delivered'] as const),
  ...[301, 302, 307, 308, 408, 425, 429, 500, 502, 503, 599].map((status) => [status, 'retry'] as const),
  ...[401, 403, 404].map((status) => [status, 'configuration'] as const),
  ...[400, 410, 413, 415, 422].map((status) => [status, 'dead'] as const),
])('status %i is %s', (status, kind) => {
  expect(outcomeOfStatus(status, undefined, 0).kind).toBe(kind)
})

test.each([
  ['120', 120_000],
  ['Thu, 01 Jan 1970 00:00:30 GMT', 30_000],
  ['86400', 3_600_000],
  ['soon', undefined],
  ['-5', undefined],
])('Retry-After %j waits %s ms', (header, ms) => {
  expect(outcomeOfStatus(503, header, 0).retryAfterMs).toBe(ms)
})
