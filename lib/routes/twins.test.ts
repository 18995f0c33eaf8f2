import { expect, test } from 'vitest'
import { twinsOf } from '#lib/routes/twins'

test.each([
  ['/product/smurf', ['zh', 'en']],
  ['/newsDetail/flow', ['zh', 'en']],
  ['/partner', []],
  ['/', []],
  ['/404', []],
  ['/sent', []],
] as const)('on %s a visitor may stay in %j', (path, languages) => {
  expect(twinsOf(path)).toEqual(languages)
})
