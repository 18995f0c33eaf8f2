import { expect, test } from 'vitest'
import { withoutLaterSheets } from './later-sheets.ts'

test.each([
  ['["static/chunks/a.js","static/chunks/b_-.css"]', '["static/chunks/a.js"]'],
  ['["static/chunks/b.css","static/chunks/a.js"]', '["static/chunks/a.js"]'],
  ['["static/chunks/b.css"]', '[]'],
  ['["static/chunks/a.js"]', '["static/chunks/a.js"]'],
])('an island loads programs, and no sheet of the framework: %s', (given, left) => {
  expect(withoutLaterSheets(given)).toBe(left)
})
