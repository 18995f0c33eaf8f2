import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planCoverage } from '#lib/coverage-planning/coverage-path'
import { at, between, distance, type Point, type Polyline, type Ring } from '#lib/coverage-planning/geometry'
import { ringsContain } from '#lib/coverage-planning/polygon'
import { areaOf, differenceOf, unionOf } from '#lib/coverage-planning/polygon-boolean'
import { bend, comb, islandsAlong, round, star } from '../../tests/support/waters/hard-waters.ts'
import { metresOnLand } from '../../tests/support/waters/metres-on-land.ts'
import { armedWater, randomWater } from '../../tests/support/waters/random-water.ts'

const rectangle = (width: number, height: number): Ring => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
]

function plan(water: readonly Ring[], widthM: number, clearanceM = 0.5) {
  const found = planCoverage({ water, widthM, clearanceM })
  if (!found) throw new Error('no plan')
  return found
}

/** Points on an even grid over the water's box that lie on the water. */
function gridOver(water: readonly Ring[], count: number): Point[] {
  const xs = water.flatMap((ring) => ring.map(({ x }) => x))
  const ys = water.flatMap((ring) => ring.map(({ y }) => y))
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - bottom]
  return Array.from({ length: count * count }, (_, index) => ({
    x: left + (width * ((index % count) + 0.5)) / count,
    y: bottom + (height * (Math.floor(index / count) + 0.5)) / count,
  })).filter((point) => ringsContain(water, point))
}

function distanceToLine(point: Point, line: Polyline): number {
  let least = Number.POSITIVE_INFINITY
  for (let index = 1; index < line.length; index++) {
    const [from, to] = [at(line, index - 1), at(line, index)]
    const along = (point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)
    const share = Math.max(0, Math.min(1, along / (distance(from, to) ** 2 || 1)))
    least = Math.min(least, distance(point, between(from, to, share)))
  }
  return least
}

describe('a coverage path', () => {
  it('sweeps at least 97 % of any water with bays and islands, and stays on it', () => {
    fc.assert(
      fc.property(randomWater, ({ water, widthM }) => {
        const { legs, coveredM2, waterM2 } = plan(water, widthM)
        expect(coveredM2 / waterM2).toBeGreaterThanOrEqual(0.97)
        expect(metresOnLand(legs, water)).toBe(0)
      }),
      { numRuns: 200, seed: 20261122 },
    )
  })

  it('sweeps 97 % of what a boat can reach where arms are narrower than its collector, and crosses no land', () => {
    fc.assert(
      fc.property(armedWater, ({ water, widthM, clearanceM }) => {
        const { legs, coveredM2, reachableM2 } = plan(water, widthM, clearanceM)
        expect(coveredM2 / reachableM2).toBeGreaterThanOrEqual(0.97)
        expect(metresOnLand(legs, water)).toBe(0)
      }),
      { numRuns: 100, seed: 20261122 },
    )
  })

  it('leaves no more than 3 % of points unswept, counted point by point from the runs with the collector working', () => {
    fc.assert(
      fc.property(randomWater, ({ water, widthM }) => {
        const { legs } = plan(water, widthM)
        const runs = legs.filter((leg) => leg.kind === 'sweep').map((leg) => leg.line)
        const points = gridOver(water, 40)
        const swept = points.filter((point) => runs.some((line) => distanceToLine(point, line) <= widthM / 2 + 0.01))
        expect(swept.length / points.length).toBeGreaterThanOrEqual(0.97)
      }),
      { numRuns: 40, seed: 7 },
    )
  })

  it('is one unbroken line', () => {
    fc.assert(
      fc.property(randomWater, ({ water, widthM }) => {
        const points = plan(water, widthM).legs.map((leg) => leg.line)
        for (let index = 1; index < points.length; index++) {
          const [end, start] = [points[index - 1]?.at(-1), points[index]?.[0]]
          if (!end || !start) throw new Error('a leg without points')
          expect(distance(end, start)).toBeLessThan(0.02)
        }
      }),
      { numRuns: 50, seed: 1 },
    )
  })

  // No path can be shorter than the area over the width; turning costs the rest.
  it.each([
    ['a pond of 100 by 60 m, 2 m wide', rectangle(100, 60), 2],
    ['a canal of 1000 by 20 m, 3 m wide', rectangle(1000, 20), 3],
    ['a lake of 500 by 400 m, 15 m wide', rectangle(500, 400), 15],
    [
      'a triangle',
      [
        { x: 0, y: 0 },
        { x: 200, y: 0 },
        { x: 60, y: 150 },
      ],
      3,
    ],
  ] satisfies [string, Ring, number][])('is within 15 %% of the shortest possible: %s', (_, ring, widthM) => {
    const { sweepM, transitM } = plan(unionOf([ring]), widthM)
    expect(sweepM + transitM).toBeLessThanOrEqual((1.15 * areaOf([ring])) / widthM)
  })

  // The most that is allowed of each: the whole path over the shortest possible, which is the area over the width.
  // In a narrow the boat goes up one side and back on the other, so it cannot be 1 there.
  it.each([
    ['a star of 40 arms', star(40, 200, 0.5), [], 3, 1.4],
    ['a star of 250 arms that end in tips of a few centimetres', star(250, 400, 0.5), [], 1.6, 1.6],
    ['a comb of 20 docks', comb(20, 6, 100), [], 3, 2],
    ['a canal of 8 m that bends', bend(8), [], 5, 1.6],
    ['a canal narrower than the collector', bend(8), [], 15, 4.5],
    ['a river of 60 m', bend(60), [], 3, 1.3],
    ['a moat of 4 m', round(200), [round(196)], 5, 2.6],
    ['islands 4 m from the shore', round(300), islandsAlong(8, 276, 20), 5, 1.3],
    ['an island with the boat house in it', round(150), [rectangle(40, 40)], 3, 1.15],
  ] satisfies [string, Ring, Ring[], number, number][])(
    'is on the water, covers it and does not pass the same place again and again: %s',
    (_, outline, islands, widthM, most) => {
      const water = differenceOf(unionOf([outline]), islands)
      const { legs, coveredM2, waterM2, sweepM, transitM } = plan(water, widthM)
      expect(coveredM2 / waterM2).toBeGreaterThanOrEqual(0.97)
      expect(metresOnLand(legs, water)).toBe(0)
      expect(((sweepM + transitM) * widthM) / waterM2).toBeLessThanOrEqual(most)
    },
  )

  it('covers what a boat can reach where hundreds of tips are narrower than its way', () => {
    const water = unionOf([star(500, 300, 0.5)])
    const { legs, coveredM2, reachableM2, waterM2 } = plan(water, 5)
    expect(metresOnLand(legs, water)).toBe(0)
    expect(coveredM2 / reachableM2).toBeGreaterThanOrEqual(0.97)
    expect(reachableM2 / waterM2).toBeLessThan(0.97)
  })

  it('says that a ditch narrower than the clearance cannot be entered', () => {
    expect(planCoverage({ water: [rectangle(100, 1)], widthM: 2, clearanceM: 0.6 })).toBeNull()
  })

  it('counts a bay behind a neck too narrow to pass as out of reach', () => {
    const twoLakes: Ring[] = unionOf([
      rectangle(100, 100),
      rectangle(40, 40).map(({ x, y }) => ({ x: x + 120, y: y + 30 })),
      rectangle(30, 0.6).map(({ x, y }) => ({ x: x + 95, y: y + 50 })),
    ])
    const { reachableM2 } = plan(twoLakes, 2)
    expect(reachableM2).toBeGreaterThan(9_900)
    expect(reachableM2).toBeLessThan(10_100)
  })
})
