import { expect, test } from 'vitest'
import { mayPrefetch } from '#lib/browser/navigation/network-quality'

test.each([
  ['a good line', { onLine: true, connection: { effectiveType: '4g', saveData: false } }, true],
  ['a browser that does not tell', { onLine: true }, true],
  ['3g', { onLine: true, connection: { effectiveType: '3g' } }, true],
  ['2g', { onLine: true, connection: { effectiveType: '2g' } }, false],
  ['slow 2g', { onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  ['data saver', { onLine: true, connection: { effectiveType: '4g', saveData: true } }, false],
  ['offline', { onLine: false, connection: { effectiveType: '4g' } }, false],
])('on %s prefetching is allowed: %#', (_, line, allowed) => {
  expect(mayPrefetch(line)).toBe(allowed)
})
