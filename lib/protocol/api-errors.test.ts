import { expect, test } from 'vitest'
import { apiErrors } from '#lib/protocol/api-errors'

test('every error has a status of its own', () => {
  const statuses = Object.values(apiErrors).map(({ status }) => status)
  expect(new Set(statuses).size).toBe(statuses.length)
})
