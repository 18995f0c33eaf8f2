import { at, type Point, type Ring, signedArea } from '#lib/coverage-planning/geometry'
import { type Polygon, polygonsOf, ringsContain, ringsOf } from '#lib/coverage-planning/polygon'
import { areaOf, differenceOf } from '#lib/coverage-planning/polygon-boolean'
import {
  crossesItself,
  crossingsOf,
  longestSideM,
  mostCorners,
  type WaterShape,
} from '#lib/coverage-planning/water-shape'
import { addressedCorner, addressedPlace } from '#lib/water-address/encode-water'
import { joinAreas, positive } from '#lib/water-files/join-areas'
import { type GeographicPosition, localPlane } from '#lib/water-files/local-plane'
import type { Place } from '#lib/water-files/map-feature'
import { riverFromLine } from '#lib/water-files/river-from-line'
import { distanceToSide, nearestOnSide, simplifiedRing } from '#lib/water-files/simplify-ring'
import { middleOf, planeRing, type WaterPiece } from '#lib/water-files/water-pieces'

/** Why the chosen area or line makes no water; the page has a sentence for each. */
export type PieceFault = 'tooManyCorners' | 'tangled' | 'tooLarge' | 'tooSmall'

export interface PlacedWater {
  readonly shape: WaterShape
  /** Where the drawing's origin lies on the earth, so that a track can be exported. */
  readonly origin: GeographicPosition
}

/** What was done to the outline on the way, for the reader to know. */
export interface WaterNotes {
  /** Pieces made one, and what that added between them. */
  readonly joined: { readonly pieces: number; readonly addedM2: number; readonly leftM2: number } | null
  readonly simplified: {
    readonly from: number
    readonly to: number
    readonly toleranceM: number
    readonly changedM2: number
    readonly areaM2: number
  } | null
  /** The outline crossed itself; what it held and the largest part does not, in m². */
  readonly mendedM2: number | null
  /** Other areas of the file inside this one. */
  readonly inside: { readonly count: number; readonly areaM2: number; readonly counted: boolean } | null
  /** Islands beyond the most a drawing may have. */
  readonly smallIslands: { readonly count: number; readonly areaM2: number } | null
  readonly dock: boolean
}

export interface WaterChoice {
  /** Places in the list of pieces. */
  readonly group: readonly number[]
  readonly gapM: number
  readonly widthM: number | null
  /** Whether areas inside are islands; null for what is likely. */
  readonly islands: boolean | null
}

/** Beyond this even a coast is something else than an outline. */
export const mostFileCorners = 200_000
export const mostIslands = 200
/** A point of the file further from the shore than this is no dock. */
export const dockReachM = 50

/** The chosen pieces as a drawing on a plane that touches the earth in their middle, in the corners a link keeps. */
export function waterFromPieces(
  pieces: readonly WaterPiece[],
  points: readonly Place[],
  choice: WaterChoice,
): { water: PlacedWater; notes: WaterNotes } | { fault: PieceFault } {
  const chosen = choice.group.map((index) => at(pieces, index))
  const places = chosen.flatMap(({ rings }) => rings.flat())
  if (places.length > mostFileCorners) return { fault: 'tooManyCorners' }
  const origin = addressedPlace(middleOf(chosen.flatMap(({ rings }) => rings[0] ?? [])))
  const { toPlane } = localPlane(origin)
  const polygons = chosen.map(({ rings }) => asPolygon(rings.map((ring) => planeRing(ring, origin))))
  const river = chosen[0]?.kind === 'line' && choice.widthM !== null
  const joined = river || chosen.length < 2 ? null : joinAreas(polygons, choice.gapM)
  const whole = river
    ? polygonsOf(riverFromLine(polygons[0]?.outline ?? [], choice.widthM ?? 0))[0]
    : (joined?.water ?? polygons[0])
  if (!whole || whole.outline.length < 3) return { fault: 'tooSmall' }
  if (spanOf(whole.outline) > longestSideM) return { fault: 'tooLarge' }

  const drawable = drawableOf(whole)
  if (!drawable) return { fault: 'tangled' }
  const inside = river ? null : insideOf(pieces, choice, drawable.water, origin)
  const counted = inside && (choice.islands ?? inside.likely)
  const kept = largestIslands([...drawable.water.holes, ...(counted ? inside.rings : [])])
  const final = inAddress({ outline: drawable.water.outline, holes: kept.islands })
  if (!final) return { fault: 'tooSmall' }
  const dock = dockAmong(
    points.map(([longitude, latitude]) => toPlane({ longitude, latitude })),
    final,
  )
  return {
    water: {
      shape: { outline: final.outline, islands: final.holes, shallows: [], dock: dock && addressedCorner(dock) },
      origin,
    },
    notes: {
      joined: joined && { pieces: chosen.length, addedM2: joined.addedM2, leftM2: joined.leftM2 },
      simplified: drawable.simplified,
      mendedM2: drawable.lostM2,
      inside: inside && {
        count: inside.rings.length,
        areaM2: areaOf(inside.rings.map(positive)),
        counted: counted === true,
      },
      smallIslands: kept.dropped,
      dock: dock !== null,
    },
  }
}

const asPolygon = ([outline = [], ...holes]: readonly Ring[]): Polygon => ({ outline, holes })

function spanOf(outline: Ring): number {
  const along = (pick: (point: Point) => number) =>
    outline.reduce((most, point) => Math.max(most, pick(point)), -Infinity) -
    outline.reduce((least, point) => Math.min(least, pick(point)), Infinity)
  return Math.max(
    along(({ x }) => x),
    along(({ y }) => y),
  )
}

/** An outline that crosses itself more often is none. */
const mostCrossings = 500

/** A crossing outline cannot be drawn: the largest part of what it holds is taken. */
function withoutCrossings(water: Polygon): { water: Polygon; lostM2: number } | null {
  const crossings = crossingsOf(water.outline, mostCrossings)
  if (crossings === 0) return { water, lostM2: 0 }
  if (crossings >= mostCrossings) return null
  const parts = polygonsOf(differenceOf([positive(water.outline)], water.holes.map(positive)))
  const [largest, ...others] = parts
  if (!largest) return null
  return { water: largest, lostM2: others.reduce((sum, part) => sum + areaOf(ringsOf(part)), 0) }
}

const tolerancesM = [0, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50]
/** What is lost with loops at a crossing is told from this share of the water on. */
const tellingShare = 0.001

interface Drawable {
  readonly water: Polygon
  readonly simplified: WaterNotes['simplified']
  readonly lostM2: number | null
}

/** The outline without crossings, in as many corners as a drawing may have, by the smallest tolerance that does it. */
function drawableOf(whole: Polygon): Drawable | null {
  for (const toleranceM of tolerancesM) {
    const plain = toleranceM === 0 ? whole : simplifiedPolygon(whole, toleranceM)
    const mended = countOf(plain) > mostCorners ? null : withoutCrossings(plain)
    if (!mended || countOf(mended.water) > mostCorners) continue
    const { water, lostM2 } = mended
    const changedM2 = sizeOf(water) + lostM2 - sizeOf(whole)
    return {
      water,
      simplified:
        toleranceM === 0
          ? null
          : { from: countOf(whole), to: countOf(water), toleranceM, changedM2, areaM2: sizeOf(whole) },
      lostM2: lostM2 > tellingShare * sizeOf(water) ? lostM2 : null,
    }
  }
  return null
}

const countOf = (polygon: Polygon) => ringsOf(polygon).reduce((sum, { length }) => sum + length, 0)

function simplifiedPolygon({ outline, holes }: Polygon, toleranceM: number): Polygon {
  return {
    outline: simplifiedRing(outline, toleranceM),
    holes: holes.map((hole) => simplifiedRing(hole, toleranceM)).filter(({ length }) => length >= 3),
  }
}

const sizeOf = ({ outline, holes }: Polygon) =>
  Math.abs(signedArea(outline)) - holes.reduce((sum, hole) => sum + Math.abs(signedArea(hole)), 0)

/** Areas inside that are islands are few and small, and hold no others; depths and zones fill a lake, one in another. */
const mostIslandShare = 0.5

function insideOf(pieces: readonly WaterPiece[], { group }: WaterChoice, water: Polygon, origin: GeographicPosition) {
  const rings = pieces
    .filter((piece, index) => piece.kind === 'area' && !group.includes(index) && mayLieIn(piece, origin))
    .flatMap(({ rings: [outline], fromLine }) => (outline ? [{ ring: planeRing(outline, origin), fromLine }] : []))
    .filter(({ ring }) => Math.abs(signedArea(ring)) < 0.99 * sizeOf(water) && liesIn(ring, water))
  if (rings.length === 0) return null
  const shores = rings.map(({ ring }) => ring)
  const nested = shores.some((ring) => shores.some((other) => other !== ring && ringsContain([other], at(ring, 0))))
  const share = areaOf(shores.map(positive)) / sizeOf(water)
  const drawnAlike = rings.every(({ fromLine }) => !fromLine) || pieces.every(({ fromLine }) => fromLine)
  return { rings: shores, likely: !nested && drawnAlike && share <= mostIslandShare }
}

const degreesAround = 1

function mayLieIn({ middle }: WaterPiece, origin: GeographicPosition): boolean {
  const apart = Math.abs(middle.longitude - origin.longitude)
  return Math.min(apart, 360 - apart) < 4 * degreesAround && Math.abs(middle.latitude - origin.latitude) < degreesAround
}

function liesIn(ring: Ring, { outline, holes }: Polygon): boolean {
  const step = Math.ceil(ring.length / 40)
  const samples = ring.filter((_, index) => index % step === 0)
  return samples.filter((point) => ringsContain([outline, ...holes], point)).length > 0.8 * samples.length
}

function largestIslands(islands: readonly Ring[]): { islands: Ring[]; dropped: WaterNotes['smallIslands'] } {
  const sorted = [...islands].sort((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)))
  const dropped = sorted.slice(mostIslands)
  const areaM2 = dropped.reduce((sum, ring) => sum + Math.abs(signedArea(ring)), 0)
  return {
    islands: sorted.slice(0, mostIslands),
    dropped: dropped.length > 0 ? { count: dropped.length, areaM2 } : null,
  }
}

/** The drawing as its link has it, so that it is the same water for whoever opens it. Rounding may make lines cross. */
function inAddress(water: Polygon): Polygon | null {
  let outline: Ring = rounded(water.outline)
  for (let turn = 0; turn < 4 && crossesItself(outline); turn++) {
    const [largest] = polygonsOf(differenceOf([positive(outline)], []))
    if (!largest) return null
    outline = rounded(largest.outline)
  }
  const holes = water.holes.map(rounded).filter((ring) => ring.length >= 3 && !crossesItself(ring))
  return outline.length < 3 ? null : { outline, holes }
}

function rounded(ring: Ring): Ring {
  const corners = ring.map(addressedCorner)
  return corners.filter(({ x, y }, index) => {
    const before = corners.at(index - 1)
    return corners.length === 1 || before?.x !== x || before.y !== y
  })
}

/** The point nearest to the shore, if it is near enough; on the shore itself where it lies on land. */
function dockAmong(points: readonly Point[], water: Polygon): Point | null {
  let best: { apart: number; place: Point } | null = null
  for (const point of points.filter((each) => isNearBox(each, water.outline)).slice(0, mostDocks)) {
    for (const ring of ringsOf(water)) {
      for (const [index, from] of ring.entries()) {
        const to = ring[(index + 1) % ring.length] ?? from
        const apart = distanceToSide(point, from, to)
        if (apart > dockReachM || apart >= (best?.apart ?? Infinity)) continue
        const onWater = ringsContain(ringsOf(water), point)
        best = { apart, place: onWater ? point : nearestOnSide(point, from, to) }
      }
    }
  }
  return best?.place ?? null
}

/** Among more points at a shore than these the first are looked at. */
const mostDocks = 500

function isNearBox({ x, y }: Point, outline: Ring): boolean {
  let [east, north, west, south] = [false, false, false, false]
  for (const corner of outline) {
    west ||= corner.x <= x + dockReachM
    east ||= corner.x >= x - dockReachM
    south ||= corner.y <= y + dockReachM
    north ||= corner.y >= y - dockReachM
  }
  return west && east && south && north
}
