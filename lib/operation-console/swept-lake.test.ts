import { expect, it } from 'vitest'
import { sweptFleet, sweptLake } from '#lib/operation-console/swept-lake'

it('draws one way over the lake for each boat, as short as a page can carry', () => {
  const { tracks, strip, waterM2, hours } = sweptLake()
  expect(tracks).toHaveLength(sweptFleet.boats)
  for (const track of tracks) expect(track).toMatch(/^M[^M]+$/) // one line, so that it can be drawn from its beginning
  expect(tracks.join('').length).toBeLessThan(5_500)
  expect(strip).toBeGreaterThan(8)
  expect(sweptFleet.widthM).toBeLessThanOrEqual(15) // FACT-C4: no boat of ours collects wider
  expect(Math.round(waterM2 / 1_000)).toBe(232)
  expect(hours).toBeGreaterThan(1.5)
  expect(hours).toBeLessThan(3)
})
