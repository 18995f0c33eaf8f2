import { Clipper, EndType, JoinType } from 'clipper2-ts'
import { at, type Point, type Polyline, type Ring } from '#lib/coverage-planning/geometry'
import { type Polygon, polygonsOf } from '#lib/coverage-planning/polygon'
import { crossingsOf, longestSideM, type WaterShape } from '#lib/coverage-planning/water-shape'
import { addressedCorner, addressedPlace } from '#lib/water-address/encode-water'
import { addressedOutline } from '#lib/water-files/addressed-outline'
import { areasInside, type DroppedIslands, largestIslands } from '#lib/water-files/areas-inside'
import { dockAtShore } from '#lib/water-files/dock-at-shore'
import { drawableOf, type Simplified } from '#lib/water-files/drawable-outline'
import { joinAreas } from '#lib/water-files/join-areas'
import { type GeographicPosition, localPlane } from '#lib/water-files/local-plane'
import type { Place } from '#lib/water-files/map-feature'
import { middleOf, planeRing, type WaterPiece } from '#lib/water-files/water-pieces'

const perMetre = 1000
/** How far a rounded bend may lie from the true arc. */
const arcToleranceM = 0.1

/** The water of a river by its middle line: half the width to both sides, cut straight at its ends. */
function riverFromLine(line: Polyline, widthM: number): Ring[] {
  const path = line.map(({ x, y }) => ({ x: Math.round(x * perMetre), y: Math.round(y * perMetre) }))
  const bank = (widthM / 2) * perMetre
  const paths = Clipper.inflatePaths([path], bank, JoinType.Round, EndType.Butt, 2, arcToleranceM * perMetre)
  return paths.map((ring) => ring.map(({ x, y }) => ({ x: x / perMetre, y: y / perMetre })))
}

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
  readonly simplified: Simplified | null
  /** The outline crossed itself; what it held and the largest part does not, in m². */
  readonly mendedM2: number | null
  /** Other areas of the file inside this one. */
  readonly inside: { readonly count: number; readonly areaM2: number; readonly counted: boolean } | null
  /** Islands beyond the most a drawing may have. */
  readonly smallIslands: DroppedIslands | null
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
const mostFileCorners = 200_000
/** Shores drawn twice cross each other often; making one of what crosses oftener takes minutes. */
const mostCrossings = 5_000
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
  const outlines = polygons.map(({ outline }) => outline)
  if (!river && crossingsOf(outlines, mostCrossings) >= mostCrossings) return { fault: 'tangled' }
  const joined = river || chosen.length < 2 ? null : joinAreas(polygons, choice.gapM)
  const whole = river
    ? polygonsOf(riverFromLine(polygons[0]?.outline ?? [], choice.widthM ?? 0))[0]
    : (joined?.water ?? polygons[0])
  if (!whole || whole.outline.length < 3) return { fault: 'tooSmall' }
  if (spanOf(whole.outline) > longestSideM) return { fault: 'tooLarge' }

  const inside = river ? null : areasInside(pieces, choice.group, whole, origin)
  const counted = inside !== null && (choice.islands ?? inside.likely)
  const { islands, dropped } = largestIslands([...whole.holes, ...(counted ? inside.rings : [])])
  const drawable = drawableOf({ outline: whole.outline, holes: islands })
  if (!drawable) return { fault: 'tangled' }
  const final = addressedOutline(drawable.water)
  if (!final) return { fault: 'tooSmall' }
  const dock = dockAtShore(
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
      inside: inside && { count: inside.rings.length, areaM2: inside.areaM2, counted },
      smallIslands: dropped,
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
