import { expect, test } from 'vitest'
import { languagesOf } from '#lib/routes/alternates'

test.each([
  ['/product/smurf', ['zh', 'en']],
  ['/newsDetail/flow', ['zh', 'en']],
  ['/partner', []],
  ['/', []],
  ['/404', []],
  ['/sent', []],
] as const)('on %s a visitor may stay in %j', (path, languages) => {
  expect(languagesOf(path)).toEqual(languages)
})
