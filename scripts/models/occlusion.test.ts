import { expect, test } from 'vitest'
import { bakeOcclusion, type Surface } from './occlusion.ts'
import { createRays } from './rays.ts'

const still = -1

/** A box's six sides, each with corners of its own. */
function box(low: readonly number[], high: readonly number[], group = still, isInsideOut = false): Surface {
  const surface: Surface = { positions: [], normals: [], indices: [], groups: [], isClear: false }
  for (const axis of [0, 1, 2]) {
    for (const end of [0, 1]) {
      const first = surface.groups.length
      const [u, v] = [(axis + 1) % 3, (axis + 2) % 3]
      for (const [a, b] of [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const) {
        const point = [0, 0, 0]
        point[axis] = (end ? high : low)[axis] ?? 0
        point[u] = (a ? high : low)[u] ?? 0
        point[v] = (b ? high : low)[v] ?? 0
        const normal = [0, 0, 0]
        normal[axis] = (end ? 1 : -1) * (isInsideOut ? -1 : 1)
        surface.positions.push(...point)
        surface.normals.push(...normal)
        surface.groups.push(group)
      }
      const outwards = (end === 1) !== isInsideOut
      for (const [a, b, c] of [
        [0, 1, 2],
        [0, 2, 3],
      ] as const)
        surface.indices.push(first + a, first + (outwards ? b : c), first + (outwards ? c : b))
    }
  }
  return surface
}

/** The light at the corners nearest to a place, of those that look up. */
function lightNear({ positions, normals }: Surface, lights: readonly number[], x: number, z: number): number {
  const up = lights
    .map((light, at) => ({
      light,
      off: Math.hypot((positions[at * 3] ?? 0) - x, (positions[at * 3 + 2] ?? 0) - z),
      y: Math.abs(normals[at * 3 + 1] ?? 0),
    }))
    .filter(({ y }) => y > 0.9)
  return up.sort((a, b) => a.off - b.off)[0]?.light ?? 0
}

const deck = () => box([-5, 0, -2], [5, 0.2, 2])
const house = (group = still, isInsideOut = false) => box([-1, 0.1, -1], [1, 2.2, 1], group, isInsideOut)
const bake = (surfaces: readonly Surface[]) => bakeOcclusion(surfaces, 10, -3, 2500)

test('a ray meets what is nearest, tells the back of it, and passes what moves', () => {
  const corners = (x: number) => [x, -1, -1, x, 1, -1, x, 0, 1]
  const cast = createRays({
    corners: Float32Array.from([...corners(3), ...corners(2), ...corners(1)]),
    groups: Int16Array.of(-1, -1, 4),
  })
  expect(cast([0, 0, 0], [1, 0, 0], 0, 9, -1)).toEqual({ distance: 2, isBack: true })
  expect(cast([0, 0, 0], [1, 0, 0], 0, 9, 4)).toEqual({ distance: 1, isBack: true })
  expect(cast([4, 0, 0], [-1, 0, 0], 0, 9, -1)).toEqual({ distance: 1, isBack: false })
  expect(cast([0, 0, 0], [1, 0, 0], 2.5, 2.9, -1)).toBeNull()
  expect(cast([0, 5, 0], [1, 0, 0], 0, 9, -1)).toBeNull()
})

test.each([
  ['built as it should be', false],
  ['built inside out', true],
])('a deck is dark beside a house %s, which stands amid its one plate, and light at its ends', (_, isInsideOut) => {
  const plate = deck()
  const [lights = []] = bake([plate, house(still, isInsideOut)])
  expect(plate.groups.length).toBeGreaterThan(24)
  expect(lightNear(plate, lights, 4.8, 1.8)).toBeGreaterThan(0.98)
  const beside = lights.filter(
    (_light, at) =>
      Math.abs((plate.positions[at * 3] ?? 0) - 1.2) < 0.3 &&
      Math.abs(plate.positions[at * 3 + 2] ?? 0) < 1 &&
      (plate.normals[at * 3 + 1] ?? 0) > 0.9,
  )
  expect(Math.min(...beside)).toBeLessThan(0.8)
})

test('what moves leaves no shade behind where it stood, and is itself half as dark', () => {
  const [plate, moving, standing] = [deck(), house(0), house()]
  const [lights = [], own = []] = bake([plate, moving])
  expect(Math.min(...lights.filter((_light, at) => (plate.normals[at * 3 + 1] ?? 0) > 0.9))).toBeGreaterThan(0.98)
  const [, still = []] = bake([deck(), standing])
  const darkest = (each: readonly number[]) => Math.min(...each)
  expect(1 - darkest(own)).toBeLessThan((1 - darkest(still)) * 0.7)
})

test('glass and lamps neither darken nor are darkened, and no model grows past what it may', () => {
  const [plate, glass] = [deck(), { ...house(), isClear: true }]
  const [lights = [], own = []] = bake([plate, glass])
  expect(Math.min(...lights.filter((_light, at) => (plate.normals[at * 3 + 1] ?? 0) > 0.9))).toBeGreaterThan(0.98)
  expect(new Set(own)).toEqual(new Set([1]))
  const small = deck()
  bakeOcclusion([small, house()], 10, -3, 10)
  expect(small.groups.length).toBeLessThanOrEqual(24 + 20)
})
