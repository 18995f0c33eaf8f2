import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { obstaclesOf } from './obstacles.ts'
import { bakeOcclusion } from './occlusion.ts'
import { type Surface, still } from './surface.ts'

/** A box's six sides, each with corners of its own. */
function box(low: readonly number[], high: readonly number[], group = still, isInsideOut = false): Surface {
  const [positions, normals, indices, groups] = [[], [], [], []] as [number[], number[], number[], number[]]
  for (const axis of [0, 1, 2]) {
    for (const end of [0, 1]) {
      const first = groups.length
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
        positions.push(...point)
        normals.push(...normal)
        groups.push(group)
      }
      const outwards = (end === 1) !== isInsideOut
      for (const [a, b, c] of [
        [0, 1, 2],
        [0, 2, 3],
      ] as const)
        indices.push(first + a, first + (outwards ? b : c), first + (outwards ? c : b))
    }
  }
  return { positions, normals, indices, groups, isClear: false }
}

/** A deck of 10 × 4 m at the height 0, with a corner every half metre. */
function deck(): Surface {
  const [positions, indices] = [[], []] as [number[], number[]]
  for (let x = 0; x <= 20; x += 1) for (let z = 0; z <= 8; z += 1) positions.push(x / 2 - 5, 0, z / 2 - 2)
  for (let x = 0; x < 20; x += 1)
    for (let z = 0; z < 8; z += 1) {
      const at = x * 9 + z
      indices.push(at, at + 1, at + 9, at + 1, at + 10, at + 9)
    }
  const corners = Array.from({ length: positions.length / 3 })
  return {
    positions,
    normals: corners.flatMap(() => [0, 1, 0]),
    indices,
    groups: corners.map(() => still),
    isClear: false,
  }
}

/** The light of the deck's corner at a place. */
const lightAt = (lights: readonly number[] | undefined, x: number, z: number) =>
  lights?.[(x + 5) * 18 + (z + 2) * 2] ?? 0

const house = (group = still, isInsideOut = false) => box([-1, -0.1, -1], [1, 2.2, 1], group, isInsideOut)
const bake = (surfaces: readonly Surface[]) => bakeOcclusion(surfaces, 10, -3)
const darkest = (lights: readonly number[] | undefined) => Math.min(...(lights ?? [0]))

test('a ray meets what is nearest, tells the back of it, and passes what moves', () => {
  const triangle = (x: number) => [x, -1, -1, x, 1, -1, x, 0, 1]
  const cast = obstaclesOf(
    new Map([
      [still, [...triangle(3), ...triangle(2)]],
      [4, triangle(1)],
    ]),
  )
  const [origin, ahead] = [new Vector3(), new Vector3(1, 0, 0)]
  expect(cast(origin, ahead, 0, 9, still)).toEqual({ distance: 2, isBack: true })
  expect(cast(origin, ahead, 0, 9, 4)).toEqual({ distance: 1, isBack: true })
  expect(cast(new Vector3(4, 0, 0), new Vector3(-1, 0, 0), 0, 9, still)).toEqual({ distance: 1, isBack: false })
  expect(cast(origin, ahead, 2.5, 2.9, still)).toBeNull()
  expect(cast(new Vector3(0, 5, 0), ahead, 0, 9, still)).toBeNull()
})

test.each([
  ['built as it should be', false],
  ['built inside out', true],
])('a deck is dark beside a house %s and light at its ends; the house is dark at its foot', (_, isInsideOut) => {
  const [plate, walls] = bake([deck(), house(still, isInsideOut)])
  expect(lightAt(plate, 4.5, 1.5)).toBeGreaterThan(0.98)
  expect(lightAt(plate, 1, 0)).toBeLessThan(0.8)
  expect(darkest(walls)).toBeLessThan(0.8)
})

test('what moves leaves no shade behind where it stood, and is itself half as dark', () => {
  const [plate, moving] = bake([deck(), house(0)])
  expect(darkest(plate)).toBeGreaterThan(0.98)
  const [, standing] = bake([deck(), house()])
  expect(1 - darkest(moving)).toBeLessThan((1 - darkest(standing)) * 0.7)
})

test('glass and lamps neither darken nor are darkened', () => {
  const [plate, glass] = bake([deck(), { ...house(), isClear: true }])
  expect(darkest(plate)).toBeGreaterThan(0.98)
  expect(new Set(glass)).toEqual(new Set([1]))
})
