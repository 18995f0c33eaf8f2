import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiErrors } from '#lib/protocol/api-errors'
import { apiErrorsPage } from '#lib/protocol/api-errors-page'

test('the published table is the one the handlers use', () => {
  expect(readFileSync('docs/api-errors.md', 'utf8')).toBe(apiErrorsPage())
})

test('every error has a status of its own', () => {
  const statuses = Object.values(apiErrors).map(({ status }) => status)
  expect(new Set(statuses).size).toBe(statuses.length)
})
