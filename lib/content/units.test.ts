import { expect, test } from 'vitest'
import { m2ToMu, muToM2 } from '#lib/content/units'

test.each([
  [40, 26_667],
  [50, 33_333],
  [100, 66_667],
  [200, 133_333],
  [500, 333_333],
])('%i mu print as %i m², as docs/facts.md rounds them', (mu, squareMetres) => {
  expect(muToM2(mu)).toBe(squareMetres)
})

test.each([
  [30_000, 45],
  [65_000, 97.5],
  [300_000, 450],
])('%i m² print as %f mu', (squareMetres, mu) => {
  expect(m2ToMu(squareMetres)).toBe(mu)
})
