import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { failures } from '#lib/protocol/failures'
import { failuresPage } from '#lib/protocol/failures-page'

test('the published table is the one the handlers use', () => {
  expect(readFileSync('docs/failures.md', 'utf8')).toBe(failuresPage())
})

test('every refusal has a status of its own', () => {
  const statuses = Object.values(failures).map(({ status }) => status)
  expect(new Set(statuses).size).toBe(statuses.length)
})
