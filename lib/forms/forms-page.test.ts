import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formsPage } from '#lib/forms/forms-page'

test('the published table of forms is the one the server checks (else: npm run docs)', () => {
  const page = readFileSync('docs/forms.md', 'utf8')
  expect(formsPage(page)).toBe(page)
})
