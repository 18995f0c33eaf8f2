import { expect, test } from 'vitest'
import { changedPage } from '../../../tests/support/changed-page.ts'
import { withoutRepeatedMetadata } from './repeated-metadata.ts'

test('a card is described once, and still said to be large', () => {
  const card = '<meta property="og:title" content="ORCA"/><meta name="twitter:card" content="summary_large_image"/>'
  const again = '<meta name="twitter:title" content="ORCA"/><meta name="twitter:image:alt" content="A boat"/>'
  expect(changedPage(`${card}${again}<title>ORCA</title>`, withoutRepeatedMetadata)).toBe(`${card}<title>ORCA</title>`)
})
