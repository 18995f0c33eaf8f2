import { expect, test } from 'vitest'
import { bytesTooMany } from './start-weight.ts'

const page = (body: string) =>
  `<script type="application/json" id="orca-framework">[{"src":"/_next/static/start/d.js"},{"src":"/a.js"},{"src":"/b.js"}]</script>${body}`

test.each([
  ['a page at its budget', page('<p>'), 145, 0],
  ['a page over it', page('<p>'), 146, 1024],
  ['a page with a form has more room', page('<div data-form-end="">'), 149, 0],
  ['and an end of it', page('<div data-form-end="">'), 151, 2048],
  ['a page without the framework is not weighed', '<p>', 999, 0],
])('%s', (_, html, kilobytes, tooMany) => {
  expect(bytesTooMany(html, (src) => (src === '/a.js' ? (kilobytes - 1) * 1024 : 1024))).toBe(tooMany)
})
