import { expect, test } from 'vitest'
import { bytesTooMany } from './start-weight.ts'

const list = { data: '/d.json', styles: '/i.css', code: { one: '/one.js', two: '/two.js' } }
const withIslands = `<script type="application/json" id="orca-islands">${JSON.stringify(list)}</script><p>`

test.each([
  ['a page at its budget', withIslands, { runtime: 76, one: 12, two: 12 }, 0],
  ['an island over its own', withIslands, { runtime: 76, one: 3, two: 14 }, 2048],
  ['what all islands start with over its own', withIslands, { runtime: 77, one: 3, two: 4 }, 1024],
  ['a page without islands is not weighed', '<p>', { runtime: 999, one: 999, two: 999 }, 0],
])('%s', (_, html, kilobytes, tooMany) => {
  const bytes = new Map(Object.entries(kilobytes).map(([name, size]) => [`/${name}.js`, size * 1024]))
  expect(bytesTooMany(html, '/runtime.js', (src) => bytes.get(src) ?? 0)).toBe(tooMany)
})
