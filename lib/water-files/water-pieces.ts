import { type Ring, signedArea } from '#lib/coverage-planning/geometry'
import { areaOf, unionOf } from '#lib/coverage-planning/polygon-boolean'
import { simplifiedRing } from '#lib/coverage-planning/simplified-line'
import { crossingsOf, smallestAreaM2 } from '#lib/coverage-planning/water-shape'
import { isClosed, joinLines, lengthOfLine, metresBetween } from '#lib/water-files/join-lines'
import { type GeographicPosition, localPlane } from '#lib/water-files/local-plane'
import type { MapFeature, Place } from '#lib/water-files/map-feature'

/** One area or one line of a file: what a visitor chooses among. */
export interface WaterPiece {
  readonly kind: 'area' | 'line'
  readonly name: string | null
  /** Pieces of one feature belong together. */
  readonly feature: number
  /** An area drawn as a closed line: it comes after polygons. */
  readonly fromLine: boolean
  /** Outline and holes of an area; the one line of a line. */
  readonly rings: readonly (readonly Place[])[]
  readonly areaM2: number
  readonly lengthM: number
  /** From the end of a line to its beginning. */
  readonly gapM: number
  readonly middle: GeographicPosition
}

/** A line of a track repeats places and wavers; what is left at 1 m says whether it goes round something. */
const waveringM = 1

/** Everything of a file that may be a water, the likeliest first: polygons, closed lines, open lines, each by size. */
export function piecesOf(features: readonly MapFeature[]): WaterPiece[] {
  const areas = features.flatMap(({ polygons, name }, feature) =>
    polygons.flatMap((rings) => pieceOfPolygon(rings, { name, feature, fromLine: false }) ?? []),
  )
  const drawn = features.flatMap(({ lines }, feature) => lines.map((places) => ({ places, feature })))
  const lines = joinLines(drawn).flatMap(({ places, feature }) =>
    pieceOfLine(places, { name: features[feature]?.name ?? null, feature }),
  )
  const rank = ({ kind, fromLine }: WaterPiece) => (kind === 'line' ? 2 : fromLine ? 1 : 0)
  const size = ({ kind, areaM2, lengthM }: WaterPiece) => (kind === 'line' ? lengthM : areaM2)
  return withoutTwins([...areas, ...lines].sort((a, b) => rank(a) - rank(b) || size(b) - size(a)))
}

/** The same lake twice (a layer and its copy in one archive) is one lake. */
function withoutTwins(pieces: readonly WaterPiece[]): WaterPiece[] {
  const seen = new Set<string>()
  return pieces.filter((piece) => {
    const { middle, areaM2, lengthM, kind } = piece
    const key = `${kind} ${middle.longitude.toFixed(5)} ${middle.latitude.toFixed(5)} ${Math.round(areaM2)} ${Math.round(lengthM)}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

type About = Pick<WaterPiece, 'name' | 'feature'>

function pieceOfPolygon(rings: readonly (readonly Place[])[], about: About & { fromLine: boolean }): WaterPiece | null {
  const middle = middleOf(rings.flat())
  const sized = rings
    .filter(({ length }) => length > 0)
    .map((places) => {
      const ring = withoutRepeats(places)
      const plane = planeRing(ring, middle)
      return { ring, plane, sizeM2: sizeOf(plane) }
    })
  // Hands write the holes of a KML polygon before its outline.
  const [outline, ...holes] = sized.sort((a, b) => b.sizeM2 - a.sizeM2)
  if (!outline || !(outline.sizeM2 >= smallestAreaM2)) return null
  const isles = holes.filter(({ ring, plane }) => ring.length >= 3 && boxesMeet(plane, outline.plane))
  const areaM2 = isles.reduce((left, { sizeM2 }) => left - sizeM2, outline.sizeM2)
  return {
    ...about,
    kind: 'area',
    rings: [outline, ...isles].map(({ ring }) => ring),
    areaM2: Math.max(0, areaM2),
    lengthM: 0,
    gapM: 0,
    // A hole that lies elsewhere, as a slip of a hand leaves it, is no part of the water.
    middle: middleOf(outline.ring),
  }
}

function boxesMeet(one: Ring, other: Ring): boolean {
  return (['x', 'y'] as const).every((axis) => {
    const [from, to] = reachOf(one, axis)
    const [start, end] = reachOf(other, axis)
    return from <= end && start <= to
  })
}

const reachOf = (ring: Ring, axis: 'x' | 'y') =>
  ring.reduce(([least, most], { [axis]: value }) => [Math.min(least, value), Math.max(most, value)] as const, [
    Infinity,
    -Infinity,
  ] as readonly [number, number])

/** The two loops of a figure of eight are wound in turn: their areas take each other away. */
function sizeOf(ring: Ring): number {
  const sizeM2 = Math.abs(signedArea(ring))
  return sizeM2 >= smallestAreaM2 || ring.length > mostTried ? sizeM2 : areaOf(unionOf([ring]))
}

function pieceOfLine(places: readonly Place[], about: About): WaterPiece[] {
  const line = withoutRepeats(places, false)
  if (line.length < 2) return []
  const closed = isClosed(line) && goesRound(line) ? pieceOfPolygon([line], { ...about, fromLine: true }) : null
  if (closed) return [closed]
  const lengthM = lengthOfLine(line)
  if (!(lengthM >= 1)) return []
  const gapM = metresBetween(line[0] ?? [0, 0], line.at(-1) ?? [0, 0])
  return [{ ...about, kind: 'line', fromLine: true, rings: [line], areaM2: 0, lengthM, gapM, middle: middleOf(line) }]
}

/** A way there and back ends where it began, and goes round nothing: it crosses itself, or what it holds is a sliver. */
function goesRound(line: readonly Place[]): boolean {
  let ring = planeRing(withoutRepeats(line), middleOf(line))
  for (let toleranceM = waveringM; toleranceM === waveringM || ring.length > mostTried; toleranceM *= 2) {
    ring = simplifiedRing(ring, toleranceM)
  }
  if (ring.length < 3) return false
  const crossings = crossingsOf([ring], mostCrossings)
  if (crossings === 0) return true
  return crossings < mostCrossings && Math.abs(signedArea(ring)) > 0.9 * areaOf(unionOf([ring]))
}

const mostTried = 3_000
/** A shore that was walked overlaps where it ends; a ramble through a park crosses itself more often. */
const mostCrossings = 50

/** The middle of the box round some places, their longitudes counted on from the first across 180°. */
export function middleOf(places: readonly Place[]): GeographicPosition {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity]
  const from = places[0]?.[0] ?? 0
  for (const [longitude, latitude] of places) {
    const turned = longitude - 360 * Math.round((longitude - from) / 360)
    west = Math.min(west, turned)
    east = Math.max(east, turned)
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
  }
  const longitude = (west + east) / 2
  return { longitude: longitude - 360 * Math.round(longitude / 360), latitude: (south + north) / 2 }
}

/** Places on the plane that touches the earth at `origin`. */
export function planeRing(ring: readonly Place[], origin: GeographicPosition): Ring {
  const { toPlane } = localPlane(origin)
  return ring.map(([longitude, latitude]) => toPlane({ longitude, latitude }))
}

/** Files close a ring by repeating its first place, and tracks repeat places while they stand still. */
function withoutRepeats(places: readonly Place[], closed = true): Place[] {
  const same = (a: Place | undefined, b: Place) =>
    a !== undefined && Math.abs(a[0] - b[0]) < 1e-8 && Math.abs(a[1] - b[1]) < 1e-8
  const kept = places.filter((place, index) => !same(places[index - 1], place))
  const [first] = kept
  return closed && first && kept.length > 1 && same(kept.at(-1), first) ? kept.slice(0, -1) : kept
}
