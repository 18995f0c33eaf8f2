import { createRays } from './rays.ts'

/** A mesh of one material: places and normals of its corners, triangles, and the moving group of each corner (-1: stands still). */
export interface Surface {
  positions: number[]
  normals: number[]
  indices: number[]
  groups: number[]
  /** Glass and lamps neither darken nor are darkened. */
  readonly isClear: boolean
}

type Triple = [x: number, y: number, z: number]

/** Rays for each corner. */
const rays = 64
/** Points round a corner that they start from: exactly at a corner lies what it touches. */
const places = 6
/** As shares of the boat's length: how far off a thing may stand to darken, how near it is the surface itself, how far from a corner and over it its points lie. */
const reach = 0.17
const nearest = 0.0025
const spread = 0.01
const lift = 0.0005
/** What the water takes of the light from below. */
const water = 0.3
/** A moving part keeps at most so much of what darkens it at rest. */
const movingShare = 0.5
/** So little shade is none: an open deck beside a rail stays as it is painted. */
const unseen = 0.08
/** The middle of an edge gets a corner of its own where it is so much lighter or darker than its ends' mean; the shortest edge asked. */
const difference = 0.06
const shortest = 0.025
/** The longest edge of a triangle larger than this (of the length, squared) is halved unasked: neither end sees what stands amid a plate. */
const largest = 0.004
/** Halving goes on for so many rounds. */
const rounds = 5

/** Directions over a plane, denser towards its normal as light counts there. */
const ways: readonly Triple[] = Array.from({ length: rays }, (_, at) => {
  const round = at * 2.399963
  const out = Math.sqrt((at + 0.5) / rays)
  return [out * Math.cos(round), out * Math.sin(round), Math.sqrt(1 - out * out)]
})

const minus = (a: Triple, b: Triple): Triple => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
/** From one point so far towards another, or along a way. */
const towards = (a: Triple, way: Triple, far: number): Triple => [
  a[0] + way[0] * far,
  a[1] + way[1] * far,
  a[2] + way[2] * far,
]
function unit(a: Triple): Triple {
  const length = Math.hypot(...a) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}
const tripleAt = (values: readonly number[], at: number): Triple => [
  values[at * 3] ?? 0,
  values[at * 3 + 1] ?? 0,
  values[at * 3 + 2] ?? 0,
]

/** Who lies where: corners at one place are one, whatever parts their normals. */
function placesOf({ positions, groups }: Surface): number[] {
  const known = new Map<string, number>()
  return groups.map((_, at) => {
    const key = tripleAt(positions, at)
      .map((metres) => Math.round(metres * 5000))
      .join()
    const place = known.get(key) ?? at
    known.set(key, place)
    return place
  })
}

/** -1 for the corners of bodies that are built inside out, as some of the kit are: drawn from both sides nobody sees it. */
function sidesOf({ positions, indices, groups }: Surface, place: readonly number[]): number[] {
  const parent = groups.map((_, at) => place[at] ?? at)
  const root = (at: number): number => {
    let top = at
    while (parent[top] !== top) top = parent[top] ?? top
    parent[at] = top
    return top
  }
  for (const [at, corner] of indices.entries()) parent[root(corner)] = root(indices[at - (at % 3)] ?? 0)
  const volumes = new Map<number, number>()
  for (let at = 0; at < indices.length; at += 3) {
    const body = root(indices[at] ?? 0)
    const origin = tripleAt(positions, body)
    const [a, b, c] = cornersOf(positions, indices, at / 3).map((corner) => minus(corner, origin)) as [
      Triple,
      Triple,
      Triple,
    ] // three
    volumes.set(body, (volumes.get(body) ?? 0) + dot(a, cross(b, c)))
  }
  return groups.map((_, at) => ((volumes.get(root(at)) ?? 0) < 0 ? -1 : 1))
}

const cornersOf = (
  positions: readonly number[],
  indices: readonly number[],
  triangle: number,
): [Triple, Triple, Triple] => [
  tripleAt(positions, indices[triangle * 3] ?? 0),
  tripleAt(positions, indices[triangle * 3 + 1] ?? 0),
  tripleAt(positions, indices[triangle * 3 + 2] ?? 0),
]

/** The triangles at each corner. */
function trianglesOf({ indices, groups }: Surface): number[][] {
  const found: number[][] = groups.map(() => [])
  for (const [at, corner] of indices.entries()) found[corner]?.push(Math.floor(at / 3))
  return found
}

/** A surface while its light is found: a corner's is null where it lies within the boat. */
interface Lighting {
  readonly surface: Surface
  readonly sides: number[]
  readonly lights: (number | null)[]
  /** The light amid edges that were asked and not halved: they stay as they are. */
  readonly middles: Map<string, number | null>
}

/** An edge and its two triangles, with what halving it is worth. */
interface Edge {
  readonly ends: readonly [number, number]
  readonly key: string
  readonly worth: number
}

/**
 * How open to the light each corner of a boat is, 0–1, as under a grey sky: rays against the boat's own triangles, near ones counting
 * most, over a water that takes some. Large triangles and edges whose middle is lighter or darker than their ends get corners there (the
 * surfaces grow), at most so many a boat.
 *
 * What moves darkens only itself: elsewhere its shade would stay behind when it goes. What darkens it is halved, for it comes out.
 * @param floorM the height of the water, or of what the boat stands on
 */
export function bakeOcclusion(
  surfaces: readonly Surface[],
  lengthM: number,
  floorM: number,
  mostCorners: number,
): number[][] {
  const lightings = surfaces.map((surface): Lighting => {
    const sides = sidesOf(surface, placesOf(surface))
    return { surface, sides, lights: surface.groups.map(() => 1), middles: new Map() }
  })
  const solid = lightings.filter(({ surface }) => !surface.isClear)
  const cast = createRays({
    corners: Float32Array.from(
      solid.flatMap(({ surface: { positions, indices }, sides }) =>
        Array.from({ length: indices.length / 3 }, (_, triangle) => {
          const [a, b, c] = cornersOf(positions, indices, triangle)
          return sides[indices[triangle * 3] ?? 0] === 1 ? [...a, ...b, ...c] : [...a, ...c, ...b]
        }).flat(),
      ),
    ),
    groups: Int16Array.from(
      solid.flatMap(({ surface: { indices, groups } }) =>
        indices.flatMap((corner, at) => (at % 3 === 0 ? (groups[corner] ?? -1) : [])),
      ),
    ),
  })
  const far = reach * lengthM

  /** The light at a point by one in so many rays, null where it lies within the boat. */
  function lightAt(point: Triple, normal: Triple, group: number, first: number, step: number): number | null {
    const side = unit(cross(normal, Math.abs(normal[0]) > 0.7 ? [0, 1, 0] : [1, 0, 0]))
    const up = cross(side, normal)
    let [shade, backs, count] = [0, 0, 0]
    for (let at = first; at < rays; at += step) {
      const [a, b, c] = ways[at] as Triple // `at` is one of the list
      const way = towards(towards([normal[0] * c, normal[1] * c, normal[2] * c], side, a), up, b)
      const hit = cast(point, way, nearest * lengthM, far, group)
      const toFloor = way[1] < 0 ? Math.max(0, (floorM - point[1]) / way[1]) : Infinity
      count += 1
      if (hit?.isBack) backs += 1
      shade += hit && hit.distance < toFloor ? 1 - hit.distance / far : water * Math.max(0, 1 - toFloor / far)
    }
    return backs > count / 2 ? null : 1 - shade / count
  }

  /** The light at a place of a surface, from points a little into the triangles there: on an edge itself lies what it touches. */
  function lightOn(
    { surface: { positions, indices }, sides }: Lighting,
    corner: Triple,
    normal: Triple,
    group: number,
    triangles: readonly number[],
  ) {
    const step = Math.min(places, triangles.length)
    const found = Array.from({ length: step }, (_, place) => {
      const triangle = triangles[Math.floor((place * triangles.length) / step)] ?? 0
      const [a, b, c] = cornersOf(positions, indices, triangle)
      const face = unit(cross(minus(b, a), minus(c, a)))
      const inwards = minus([(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3, (a[2] + b[2] + c[2]) / 3], corner)
      const share = Math.min(0.25, (spread * lengthM) / (Math.hypot(...inwards) || 1))
      const side = sides[indices[triangle * 3] ?? 0] ?? 1
      const point = towards(towards(corner, inwards, share), face, lift * side * lengthM)
      return lightAt(point, towards([0, 0, 0], normal, side), group, place, step)
    }).filter((light) => light !== null)
    if (found.length === 0) return null
    const shade = 1 - found.reduce((sum, light) => sum + light, 0) / found.length
    const seen = Math.max(0, shade - unseen) / (1 - unseen)
    return 1 - seen * (group === -1 ? 1 : movingShare)
  }

  for (const lighting of solid) {
    const { surface, lights } = lighting
    const around = trianglesOf(surface)
    for (const [at, group] of surface.groups.entries())
      lights[at] = lightOn(
        lighting,
        tripleAt(surface.positions, at),
        unit(tripleAt(surface.normals, at)),
        group,
        around[at] ?? [],
      )
  }

  let left = mostCorners
  for (let round = 0; round < rounds && left > 0; round += 1) {
    const found = solid.flatMap((lighting) => edgesOf(lighting).map((edge) => ({ lighting, edge })))
    found.sort((one, other) => other.edge.worth - one.edge.worth)
    const chosen = new Map<Lighting, Set<string>>()
    for (const { lighting, edge } of found.slice(0, Math.ceil(round === rounds - 1 ? left : left / 2)))
      chosen.set(lighting, (chosen.get(lighting) ?? new Set()).add(edge.key))
    for (const [lighting, keys] of chosen) left -= halve(lighting, keys)
  }

  /** The edges of a surface that are worth halving. */
  function edgesOf(lighting: Lighting): Edge[] {
    const { surface, lights } = lighting
    const { positions, normals, indices, groups } = surface
    const place = placesOf(surface)
    const edges = new Map<string, { ends: [number, number]; triangles: number[] }>()
    for (const [at, from] of indices.entries()) {
      const to = indices[at % 3 === 2 ? at - 2 : at + 1] ?? 0
      const key = keyOf(place, from, to)
      const edge = edges.get(key) ?? { ends: [from, to], triangles: [] }
      edge.triangles.push(Math.floor(at / 3))
      edges.set(key, edge)
    }
    return [...edges].flatMap(([key, { ends, triangles }]) => {
      const [from, to] = ends
      const [a, b] = [tripleAt(positions, from), tripleAt(positions, to)]
      const length = Math.hypot(...minus(b, a))
      if (length < shortest * lengthM) return []
      const around = triangles.map((triangle) => cornersOf(positions, indices, triangle))
      const area = Math.max(...around.map(([p, q, r]) => Math.hypot(...cross(minus(q, p), minus(r, p))) / 2))
      const isLongest = around.some(([p, q, r]) =>
        [minus(q, p), minus(r, q), minus(p, r)].every((side) => Math.hypot(...side) <= length * 1.001),
      )
      if (isLongest && area > largest * lengthM ** 2) return [{ ends, key, worth: 1 + area / lengthM ** 2 }]
      const mean = meanOf(lights[from] ?? null, lights[to] ?? null)
      const normal = unit(towards(tripleAt(normals, from), tripleAt(normals, to), 1))
      const known = lighting.middles.get(key)
      const light =
        known === undefined
          ? lightOn(lighting, towards(a, minus(b, a), 0.5), normal, groups[from] ?? -1, triangles)
          : known
      lighting.middles.set(key, light)
      const off = light === null ? 0 : Math.abs(light - (mean ?? 1))
      return off < difference ? [] : [{ ends, key, worth: (off * Math.sqrt(area)) / lengthM }]
    })
  }

  /** Halves edges of a surface; gives the number of new corners. */
  function halve(lighting: Lighting, keys: ReadonlySet<string>): number {
    const { surface, sides, lights } = lighting
    const { positions, normals, indices, groups } = surface
    const place = placesOf(surface)
    const before = groups.length
    const middles = new Map<string, number>()
    /** The new corner amid two, if theirs is a chosen edge. */
    function middleOf(from: number, to: number): number | null {
      if (!keys.has(keyOf(place, from, to))) return null
      const own = from < to ? `${from} ${to}` : `${to} ${from}`
      const known = middles.get(own)
      if (known !== undefined) return known
      const at = groups.length
      middles.set(own, at)
      const [a, b] = [tripleAt(positions, from), tripleAt(positions, to)]
      positions.push(...towards(a, minus(b, a), 0.5))
      normals.push(...unit(towards(tripleAt(normals, from), tripleAt(normals, to), 1)))
      groups.push(groups[from] ?? -1)
      sides.push(sides[from] ?? 1)
      return at
    }
    const next: number[] = []
    for (let at = 0; at < indices.length; at += 3) next.push(...partsOf(indices.slice(at, at + 3), middleOf))
    for (const [at, corner] of next.entries()) indices[at] = corner
    const around = trianglesOf(surface)
    for (let at = before; at < groups.length; at += 1)
      lights.push(lightOn(lighting, tripleAt(positions, at), tripleAt(normals, at), groups[at] ?? -1, around[at] ?? []))
    return groups.length - before
  }

  return lightings.map(filled)
}

const keyOf = (place: readonly number[], from: number, to: number) => {
  const [a = from, b = to] = [place[from], place[to]]
  return a < b ? `${a} ${b}` : `${b} ${a}`
}

const meanOf = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : (a + b) / 2)

/** A triangle, parted at the middles of its edges. */
function partsOf(corners: readonly number[], middleOf: (from: number, to: number) => number | null): number[] {
  const [a = 0, b = 0, c = 0] = corners
  const [ab, bc, ca] = [middleOf(a, b), middleOf(b, c), middleOf(c, a)]
  const count = [ab, bc, ca].filter((middle) => middle !== null).length
  if (count === 0) return [a, b, c]
  // Turned so that the first edge has a middle, and of two the last has none.
  if (ab === null || (count === 2 && ca !== null)) return partsOf([b, c, a], middleOf)
  if (bc !== null && ca !== null) return [a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca]
  if (bc !== null) return [a, ab, c, ab, bc, c, ab, b, bc]
  return [a, ab, c, ab, b, c]
}

/** What lies within the boat takes the light of its neighbours, for the triangles that lead out of it. */
function filled({ surface, lights }: Lighting): number[] {
  const { indices } = surface
  const place = placesOf(surface)
  let now = lights
  for (let round = 0; round < 8 && now.includes(null); round += 1) {
    const sums = new Map<number, { sum: number; count: number }>()
    for (const [at, corner] of indices.entries()) {
      const triangle = at - (at % 3)
      for (const other of indices.slice(triangle, triangle + 3)) {
        const light = now[other] ?? null
        if (light === null) continue
        const into = place[corner] ?? corner
        const { sum, count } = sums.get(into) ?? { sum: 0, count: 0 }
        sums.set(into, { sum: sum + light, count: count + 1 })
      }
    }
    now = now.map((light, at) => {
      const around = sums.get(place[at] ?? at)
      return light ?? (around ? around.sum / around.count : null)
    })
  }
  return now.map((light) => light ?? 1)
}
