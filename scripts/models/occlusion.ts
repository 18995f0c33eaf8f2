import { Vector3 } from 'three'
import { obstaclesOf } from './obstacles.ts'
import { cornerAt, placesOf, type Surface, sidesOf, still, triangleAt, trianglesAround } from './surface.ts'

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

/** Directions over a plane, denser towards its normal as light counts there. */
const ways = Array.from({ length: rays }, (_, at) => {
  const round = at * 2.399963 // the golden angle
  const out = Math.sqrt((at + 0.5) / rays)
  return new Vector3(out * Math.cos(round), out * Math.sin(round), Math.sqrt(1 - out * out))
})

/** Every triangle of the boat by its moving group, turned so that bodies face outwards. */
function cornersByGroup(surfaces: readonly { surface: Surface; sides: readonly number[] }[]): Map<number, number[]> {
  const corners = new Map<number, number[]>()
  for (const { surface, sides } of surfaces) {
    for (let triangle = 0; triangle < surface.indices.length / 3; triangle += 1) {
      const first = surface.indices[triangle * 3] ?? 0
      const group = surface.groups[first] ?? still
      const { a, b, c } = triangleAt(surface, triangle)
      const places = corners.get(group) ?? []
      corners.set(group, places)
      for (const corner of sides[first] === 1 ? [a, b, c] : [a, c, b]) places.push(...corner)
    }
  }
  return corners
}

/**
 * Ambient occlusion of each corner of a boat, 0 to 1, by rays against the boat's own triangles and the water plane (`floorM`).
 * Moving parts shade only themselves, since their shadow would stay behind, and half as much, since they come out.
 */
export function bakeOcclusion(surfaces: readonly Surface[], lengthM: number, floorM: number): number[][] {
  const sided = surfaces.map((surface) => ({ surface, sides: sidesOf(surface) }))
  const cast = obstaclesOf(cornersByGroup(sided.filter(({ surface }) => !surface.isClear)))
  const far = reach * lengthM

  /** The light at a point by one in so many rays, null where it lies within the boat. */
  function lightAt(point: Vector3, normal: Vector3, group: number, first: number, step: number): number | null {
    const side = new Vector3(...(Math.abs(normal.x) > 0.7 ? [0, 1, 0] : [1, 0, 0])).cross(normal).negate().normalize()
    const up = new Vector3().crossVectors(side, normal)
    const way = new Vector3()
    let [shade, backs, count] = [0, 0, 0]
    for (const [at, { x, y, z }] of ways.entries()) {
      if (at % step !== first) continue
      way.set(0, 0, 0).addScaledVector(side, x).addScaledVector(up, y).addScaledVector(normal, z)
      const hit = cast(point, way, nearest * lengthM, far, group)
      const toFloor = way.y < 0 ? Math.max(0, (floorM - point.y) / way.y) : Infinity
      count += 1
      if (hit?.isBack) backs += 1
      shade += hit && hit.distance < toFloor ? 1 - hit.distance / far : water * Math.max(0, 1 - toFloor / far)
    }
    return backs > count / 2 ? null : 1 - shade / count
  }

  /** The light at a corner, from points a little into the triangles round it. */
  function lightOn(surface: Surface, sides: readonly number[], corner: number, around: readonly number[]) {
    const step = Math.min(places, around.length)
    const at = cornerAt(surface.positions, corner)
    const side = sides[corner] ?? 1
    const normal = cornerAt(surface.normals, corner).normalize().multiplyScalar(side)
    const group = surface.groups[corner] ?? still
    const found = Array.from({ length: step }, (_, place) => {
      const triangle = triangleAt(surface, around[Math.floor((place * around.length) / step)] ?? 0)
      const inwards = triangle.getMidpoint(new Vector3()).sub(at)
      const share = Math.min(0.25, (spread * lengthM) / (inwards.length() || 1))
      const point = triangle.getNormal(new Vector3()).multiplyScalar(lift * side * lengthM)
      return lightAt(point.add(at).addScaledVector(inwards, share), normal, group, place, step)
    }).filter((light) => light !== null)
    if (found.length === 0) return null
    const shade = 1 - found.reduce((sum, light) => sum + light, 0) / found.length
    const seen = Math.max(0, shade - unseen) / (1 - unseen)
    return 1 - seen * (group === still ? 1 : movingShare)
  }

  return sided.map(({ surface, sides }) => {
    if (surface.isClear) return surface.groups.map(() => 1)
    const lights = trianglesAround(surface).map((around, corner) => lightOn(surface, sides, corner, around))
    return withoutGaps(surface, lights)
  })
}

/** What lies within the boat takes the light of its neighbours, for the triangles that lead out of it. */
function withoutGaps(surface: Surface, lights: readonly (number | null)[]): number[] {
  const { indices } = surface
  const placeOf = placesOf(surface)
  let now = lights
  for (let round = 0; round < 8 && now.includes(null); round += 1) {
    const neighbours = new Map<number, number[]>()
    for (const [at, corner] of indices.entries()) {
      const triangle = at - (at % 3)
      const place = placeOf[corner] ?? corner
      const known = indices.slice(triangle, triangle + 3).flatMap((other) => now[other] ?? [])
      neighbours.set(place, [...(neighbours.get(place) ?? []), ...known])
    }
    now = now.map((light, corner) => {
      const near = neighbours.get(placeOf[corner] ?? corner) ?? []
      return light ?? (near.length > 0 ? near.reduce((sum, each) => sum + each, 0) / near.length : null)
    })
  }
  return now.map((light) => light ?? 1)
}
