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

const share = fc.double({ min: 0, max: 1, noNaN: true })

/** A straight arm of a lake or a canal that leaves it: from `reach` of the radius outwards, 4 to 16 m wide. */
function arm(radius: number, [angle, reach, length, width]: readonly [number, number, number, number]): Ring {
  const [cosine, sine] = [Math.cos(angle * 2 * Math.PI), Math.sin(angle * 2 * Math.PI)]
  const [near, far, half] = [radius * reach * 0.5, radius * (0.8 + length), 2 + 6 * width]
  const corners = [
    [near, -half],
    [far, -half],
    [far, half],
    [near, half],
  ] as const
  return corners.map(([x, y]) => ({ x: x * cosine - y * sine, y: x * sine + y * cosine }))
}

/** Waters with arms narrower than the collector, deep bays, and islands anywhere: off the shore, on it, in an arm. */
export const armedWater = fc
  .record({
    radius: fc.double({ min: 30, max: 250, noNaN: true }),
    shore: fc.array(fc.double({ min: 0.35, max: 1, noNaN: true }), { minLength: 5, maxLength: 40 }),
    arms: fc.array(fc.tuple(share, share, share, share), { maxLength: 8 }),
    islands: fc.array(
      fc.record({
        x: fc.double({ min: -0.9, max: 0.9, noNaN: true }),
        y: fc.double({ min: -0.9, max: 0.9, noNaN: true }),
        radius: fc.double({ min: 0.03, max: 0.15, noNaN: true }),
        reaches: fc.array(fc.double({ min: 0.4, max: 1, noNaN: true }), { minLength: 4, maxLength: 12 }),
      }),
      { maxLength: 9 },
    ),
    widthM: fc.constantFrom(1.6, 2, 3, 5, 15),
    clearanceM: fc.constantFrom(0.5, 1, 2),
  })
  .map(({ radius, shore, arms, islands, widthM, clearanceM }) => ({
    widthM,
    clearanceM,
    water: differenceOf(
      unionOf([ringAround(0, 0, radius, shore), ...arms.map((numbers) => arm(radius, numbers))]),
      islands.map((island) => ringAround(island.x * radius, island.y * radius, island.radius * radius, island.reaches)),
    ),
  }))
