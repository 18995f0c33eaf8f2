import * as fc from 'fast-check'
import type { Ring } from '#lib/coverage-planning/geometry'
import { differenceOf, unionOf } from '#lib/coverage-planning/polygon-boolean'

/** A ring whose corners lie at random distances around a centre, so that it never crosses itself. */
function ringAround(x: number, y: number, radius: number, reaches: readonly number[]): Ring {
  return reaches.map((reach, index) => {
    const angle = (index / reaches.length) * 2 * Math.PI
    return { x: x + radius * reach * Math.cos(angle), y: y + radius * reach * Math.sin(angle) }
  })
}

/** Waters for tests: bays and headlands, up to three islands, 30 to 300 m from the middle to the shore. */
export const randomWater = fc
  .record({
    radius: fc.double({ min: 30, max: 300, noNaN: true }),
    shore: fc.array(fc.double({ min: 0.5, max: 1, noNaN: true }), { minLength: 5, maxLength: 30 }),
    islands: fc.array(fc.array(fc.double({ min: 0.4, max: 1, noNaN: true }), { minLength: 3, maxLength: 8 }), {
      maxLength: 3,
    }),
    widthM: fc.constantFrom(1.6, 3, 5, 15),
  })
  .map(({ radius, shore, islands, widthM }) => ({
    widthM,
    water: differenceOf(
      unionOf([ringAround(0, 0, radius, shore)]),
      islands.map((reaches, index) =>
        ringAround(radius * 0.35 * Math.cos(index * 2.1), radius * 0.35 * Math.sin(index * 2.1), radius / 7, reaches),
      ),
    ),
  }))
