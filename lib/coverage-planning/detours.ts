import Flatbush from 'flatbush'
import { at, distance, type Point, type Polyline } from '#lib/coverage-planning/geometry'

/** Runs that are done one after the other, on one way off the path and back. */
export type Detour = readonly Polyline[]

/** Whether a straight line between two points lies on the water. */
export type IsOpen = (from: Point, to: Point) => boolean

/** Of this many places nearest to a detour, the first from which the way to it lies open is taken. */
const placesTried = 12

/** Puts detours into runs where the path passes closest, so that no boat comes back across the lake for one. */
export function insertDetours(runs: readonly Polyline[], detours: readonly Detour[], isOpen: IsOpen): Polyline[] {
  if (runs.length === 0) return detours.flat()
  if (detours.length === 0) return [...runs]
  const corners = runs.flat()
  const nearby = new Flatbush(corners.length)
  for (const { x, y } of corners) nearby.add(x, y)
  nearby.finish()
  const near = ({ x, y }: Point, most: number) => nearby.neighbors(x, y, most)

  const inserted = new Map<number, Polyline[]>()
  for (const detour of detours) {
    const lines = detour.map((line) => (isClosed(line) ? begunAt(line, nearest(line, corners, near)) : line))
    const first = at(at(lines, 0), 0)
    const places = near(first, placesTried)
    const place = places.find((index) => isOpen(at(corners, index), first)) ?? at(places, 0)
    inserted.set(place, [...(inserted.get(place) ?? []), ...lines])
  }

  let before = 0
  return runs.flatMap((run) => {
    const pieces: Polyline[] = []
    let from = 0
    for (const corner of run.keys()) {
      const detour = inserted.get(before + corner)
      if (!detour) continue
      if (corner > from) pieces.push(run.slice(from, corner + 1))
      pieces.push(...detour)
      from = corner
    }
    before += run.length
    if (from < run.length - 1) pieces.push(from === 0 ? run : run.slice(from))
    return pieces
  })
}

/** Groups runs into detours: one goes on as long as the next run begins close by, over open water. */
export function detoursOf(lines: readonly Polyline[], closeM: number, isOpen: IsOpen): Detour[] {
  const detours: Polyline[][] = []
  let end: Point | undefined
  for (const line of lines) {
    const start = at(line, 0)
    const last = detours.at(-1)
    if (last && end && distance(end, start) <= closeM && isOpen(end, start)) last.push(line)
    else detours.push([line])
    end = at(line, line.length - 1)
  }
  return detours
}

const isClosed = (line: Polyline) => line.length > 3 && at(line, 0) === at(line, line.length - 1)

function begunAt(line: Polyline, corner: number): Polyline {
  const ring = line.slice(0, -1)
  return [...ring.slice(corner), ...ring.slice(0, corner), at(ring, corner % ring.length)]
}

function nearest(line: Polyline, places: readonly Point[], near: (point: Point, most: number) => number[]): number {
  const away = line.map((point) => distance(point, at(places, at(near(point, 1), 0))))
  return away.reduce((best, metres, corner) => (metres < at(away, best) ? corner : best), 0) % (line.length - 1)
}
