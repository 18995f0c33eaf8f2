import { expect, it } from 'vitest'
import { lakeOfArea } from '#lib/water-drawing/drawing'
import { waterPicture, waterSvg } from '#lib/water-drawing/water-picture'

it('is a picture that stands for itself: shore, island, dock, and a scale of round metres', () => {
  const lake = lakeOfArea(80_000)
  const island = [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
    { x: 20, y: 20 },
  ]
  const svg = waterSvg({ ...lake, islands: [island] })
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 800 560"/)
  expect(svg.match(/<path/g)).toHaveLength(3)
  expect(svg).toContain('>100 m</text>')
  // 100 m of a lake some 391 m long, which takes up 800 units less the margins.
  expect(waterPicture(lake).scale.length).toBeCloseTo((100 / (390.9 * 1.12)) * 800, -1)
})
