import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { at, between, distance, type Point, type Ring } from '#lib/coverage-planning/geometry'
import { levelShores } from '#lib/coverage-planning/level-shores'
import { ringsContain } from '#lib/coverage-planning/polygon'
import { createShoreIndex } from '#lib/coverage-planning/shore-index'
import { randomWater } from '../../tests/support/waters/random-water.ts'

// Off every round number, so that no line runs exactly through a corner.
const metres = fc.integer({ min: -3_500_000, max: 3_500_000 }).map((value) => value / 10_007 + 0.000_123)
const place = fc.record({ x: metres, y: metres })

const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** Compared with every side, one after the other. */
function crossesAny(rings: readonly Ring[], from: Point, to: Point): boolean {
  return rings.some((ring) =>
    ring.some((a, index) => {
      const b = at(ring, (index + 1) % ring.length)
      return turn(from, to, a) * turn(from, to, b) < 0 && turn(a, b, from) * turn(a, b, to) < 0
    }),
  )
}

it('finds every crossing that comparing with all sides finds, and gives exactly the stretches that are water', () => {
  fc.assert(
    fc.property(randomWater, place, place, ({ water }, from, to) => {
      fc.pre(distance(from, to) > 1)
      const shores = createShoreIndex(water)
      expect(shores.crosses(from, to)).toBe(crossesAny(water, from, to))
      const stretches = shores.stretches(from, to)
      for (let step = 0; step < 50; step++) {
        const share = (step + 0.5) / 50
        const isNearAnEnd = stretches.some(
          (one) => Math.min(Math.abs(one.from - share), Math.abs(one.to - share)) < 1e-6,
        )
        if (isNearAnEnd) continue
        const inStretch = stretches.some((one) => one.from < share && share < one.to)
        expect(inStretch).toBe(ringsContain(water, between(from, to, share)))
      }
    }),
    { numRuns: 200, seed: 3 },
  )
})

it('gives the same stretches of level lines, asked one after the other as a plan of passes asks', () => {
  fc.assert(
    fc.property(randomWater, fc.array(fc.tuple(metres, metres, metres), { maxLength: 30 }), ({ water }, lines) => {
      const [any, level] = [createShoreIndex(water), levelShores(water)]
      for (const [x, y, across] of lines)
        for (const [west, length] of [
          [x, Math.abs(across)],
          [x + 5, 40],
        ] as const) {
          const ends = [
            { x: west, y },
            { x: west + length, y },
          ] as const
          const [wanted, found] = [any.stretches(...ends), level.stretches(...ends)]
          expect(found.length).toBe(wanted.length)
          for (const [index, { from, to }] of wanted.entries()) {
            expect(at(found, index).from).toBeCloseTo(from, 6)
            expect(at(found, index).to).toBeCloseTo(to, 6)
          }
        }
    }),
    { numRuns: 200, seed: 5 },
  )
})

it('knows no water where there is none', () => {
  const shores = createShoreIndex([])
  expect(shores.crosses({ x: 0, y: 0 }, { x: 9, y: 9 })).toBe(false)
  expect(shores.stretches({ x: 0, y: 0 }, { x: 9, y: 9 })).toEqual([])
})

it('finds a line that goes onto an island at one corner and off it at another', () => {
  const corners: [number, number][] = [
    [1, 0],
    [0, -1],
    [-1, 0],
    [0, 1],
  ]
  const island = corners.map(([x, y]) => ({ x, y }))
  const shore = corners.map(([x, y]) => ({ x: 9 * x, y: -9 * y }))
  const shores = createShoreIndex([shore, island])
  expect(shores.crosses({ x: -3, y: 0 }, { x: 3, y: 0 })).toBe(true)
  expect(shores.crosses({ x: -3, y: 1 }, { x: 3, y: 1 })).toBe(false)
})
