import type { BufferGeometry } from 'three'
import { geometryOf } from '#components/tools/watch/scene/geometry.ts'
import { at, between, distance, type Point, type Ring, signedArea } from '#lib/coverage-planning/geometry'
import { noiseAt } from '#lib/water-scene/seeded-random'
import { roundOf } from '#lib/water-scene/shore-places'

/** Metres that the land lies over the water. */
export const bankM = 0.34

/** From the edge of the land down into the water: metres towards the water, height, and how light the ground is. */
const profile = [
  [0, bankM, 1],
  [0.06, bankM * 0.8, 0.8],
  [0.2, 0.06, 0.5],
  [0.32, -0.05, 0.22],
  [1.5, -0.9, 0.14],
] as const

const earth = [1.5, 1.05, 0.85] as const

/** A bank's uneven places lie so far apart, in metres, and it has no more of them than that. */
const unevenM = 1.1
const mostUneven = 6_000

/** The same shore with places on its long sides, too. */
function finer(ring: Ring): Ring {
  const stepM = Math.max(unevenM, roundOf(ring) / mostUneven)
  return ring.flatMap((from, index) => {
    const to = at(ring, (index + 1) % ring.length)
    const parts = Math.max(1, Math.round(distance(from, to) / stepM))
    return Array.from({ length: parts }, (_, part) => between(from, to, part / parts))
  })
}

/** A strip from the edge of the land into the water; where a bay is too narrow for it, it ends under water. */
export function bankOf(shore: Ring, land: 'inside' | 'outside'): BufferGeometry {
  const ring = finer(shore)
  const isTurned = signedArea(ring) < 0 !== (land === 'inside')
  const count = ring.length
  const positions: number[] = []
  const colours: number[] = []
  const places: number[] = []
  const waterward = (index: number): Point => {
    const [before, here, after] = [
      at(ring, (index + count - 1) % count),
      at(ring, index),
      at(ring, (index + 1) % count),
    ]
    const side = (from: Point, to: Point) => {
      const metres = Math.hypot(to.x - from.x, to.y - from.y) || 1
      return { x: -(to.y - from.y) / metres, y: (to.x - from.x) / metres }
    }
    const [one, other] = [side(before, here), side(here, after)]
    const sum = { x: one.x + other.x, y: one.y + other.y }
    const length = Math.hypot(sum.x, sum.y) || 1
    const sign = isTurned ? -1 : 1
    // Metres are counted across the sides; at a sharp corner no farther than twice that.
    const reach = Math.min(2, 2 / length)
    return { x: (sum.x / length) * reach * sign, y: (sum.y / length) * reach * sign }
  }
  for (let index = 0; index < count; index++) {
    const [place, out] = [at(ring, index), waterward(index)]
    for (const [row, [metres, height, light]] of profile.entries()) {
      const uneven = row === 0 ? 0 : (noiseAt(index, row, 5) - 0.5) * 0.9
      const reach = metres + uneven * metres
      positions.push(place.x + out.x * reach, height + uneven * 0.1, -(place.y + out.y * reach))
      places.push((place.x + out.x * reach * 1.6) / 2.9, (place.y + out.y * reach * 1.6) / 2.9)
      for (const channel of earth) colours.push(channel * light * (0.85 + 0.3 * noiseAt(index, row, 9)))
    }
  }
  const rows = profile.length
  const corners: number[] = []
  for (let index = 0; index < count; index++) {
    for (let row = 0; row + 1 < rows; row++) {
      const [a, b] = [index * rows + row, ((index + 1) % count) * rows + row]
      corners.push(...(isTurned ? [a, b, a + 1, b, b + 1, a + 1] : [a, a + 1, b, b, a + 1, b + 1]))
    }
  }
  return geometryOf({ position: positions, color: colours, uv: places }, corners)
}
