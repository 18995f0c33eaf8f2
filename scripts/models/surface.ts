import { Triangle, Vector3 } from 'three'

/** A mesh of one material: places and normals of its corners, triangles, and the moving group of each corner. */
export interface Surface {
  readonly positions: readonly number[]
  readonly normals: readonly number[]
  readonly indices: readonly number[]
  readonly groups: readonly number[]
  /** Glass and lamps neither darken nor are darkened. */
  readonly isClear: boolean
}

/** The group of what stands still. */
export const still = -1

export const cornerAt = (values: readonly number[], corner: number) => new Vector3().fromArray(values, corner * 3)

export function triangleAt({ positions, indices }: Surface, triangle: number): Triangle {
  const [a, b, c] = [0, 1, 2].map((at) => cornerAt(positions, indices[triangle * 3 + at] ?? 0))
  return new Triangle(a, b, c)
}

/** The triangles at each corner. */
export function trianglesAround({ indices, groups }: Surface): number[][] {
  const around: number[][] = groups.map(() => [])
  for (const [at, corner] of indices.entries()) around[corner]?.push(Math.floor(at / 3))
  return around
}

/** Corners at one place are one, whatever parts their normals: the first of them, for each. */
export function placesOf({ positions, groups }: Surface): number[] {
  const known = new Map<string, number>()
  return groups.map((_, corner) => {
    const key = cornerAt(positions, corner).multiplyScalar(5000).round().toArray().join()
    const place = known.get(key) ?? corner
    known.set(key, place)
    return place
  })
}

/** -1 for corners of bodies that are built inside out, as some of the kit are: drawn from both sides nobody sees it. */
export function sidesOf(surface: Surface): number[] {
  const { indices, groups } = surface
  const parents = placesOf(surface)
  function bodyOf(corner: number): number {
    let top = corner
    while (parents[top] !== top) top = parents[top] ?? top
    parents[corner] = top
    return top
  }
  for (const [at, corner] of indices.entries()) parents[bodyOf(corner)] = bodyOf(indices[at - (at % 3)] ?? 0)
  const volumes = new Map<number, number>()
  for (let triangle = 0; triangle < indices.length / 3; triangle += 1) {
    const body = bodyOf(indices[triangle * 3] ?? 0)
    const origin = cornerAt(surface.positions, body)
    const { a, b, c } = triangleAt(surface, triangle)
    for (const corner of [a, b, c]) corner.sub(origin)
    volumes.set(body, (volumes.get(body) ?? 0) + a.dot(b.cross(c)))
  }
  return groups.map((_, corner) => ((volumes.get(bodyOf(corner)) ?? 0) < 0 ? -1 : 1))
}
