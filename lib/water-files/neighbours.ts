import Flatbush from 'flatbush'
import { at, type Point } from '#lib/coverage-planning/geometry'
import { distanceToSide } from '#lib/coverage-planning/nearest-on-side'
import { simplifiedRing } from '#lib/coverage-planning/simplified-line'
import type { Place } from '#lib/water-files/map-feature'
import type { Reach } from '#lib/water-files/reaches'
import { shareInside } from '#lib/water-files/share-inside'
import { planeRing, type WaterPiece } from '#lib/water-files/water-pieces'

/** Ends of a river at a bridge lie no further apart; ponds with a dam between them often do not either. */
export const bridgeM = 50
const touchingM = 1
/** The largest pieces only: a layer of a whole country is not looked through pair by pair. */
const mostPieces = 300
const mostSides = 120_000
/** Sides that lie near each other; a tangle has as many as sides times sides, and no neighbours. */
const mostCompared = 2_000_000

export interface Neighbours {
  readonly a: number
  readonly b: number
  readonly gapM: number
  /** Parts of one water as the file has them, not only near each other. */
  readonly isOne: boolean
}

interface Side {
  readonly piece: number
  readonly from: Place
  readonly to: Place
}

/** Pairs of areas within 50 m of each other, neither of them inside the other or in a hole of it. */
export function neighboursOf(pieces: readonly WaterPiece[]): Neighbours[] {
  const sides = pieces
    .slice(0, mostPieces)
    .flatMap((piece, index) => (piece.kind === 'area' ? sidesOf(piece, index, pieces[0]?.middle.longitude ?? 0) : []))
  if (sides[0]?.piece === sides.at(-1)?.piece || sides.length > mostSides) return []
  const tree = new Flatbush(sides.length)
  for (const { from, to } of sides) {
    tree.add(Math.min(from[0], to[0]), Math.min(from[1], to[1]), Math.max(from[0], to[0]), Math.max(from[1], to[1]))
  }
  tree.finish()
  const gaps = new Map<string, Omit<Neighbours, 'isOne'>>()
  let compared = 0
  for (const side of sides) {
    if (compared > mostCompared) return []
    const north = bridgeM / 110_000
    const east = north / Math.cos((side.from[1] * Math.PI) / 180)
    const [west, south, farEast, farNorth] = [
      Math.min(side.from[0], side.to[0]) - east,
      Math.min(side.from[1], side.to[1]) - north,
      Math.max(side.from[0], side.to[0]) + east,
      Math.max(side.from[1], side.to[1]) + north,
    ]
    const isOther = (index: number) => ++compared <= mostCompared && at(sides, index).piece > side.piece
    for (const other of tree.search(west, south, farEast, farNorth, isOther)) {
      const { piece: b } = at(sides, other)
      const key = `${side.piece} ${b}`
      const gapM = gapOf(side, at(sides, other))
      if (gapM <= Math.min(bridgeM, gaps.get(key)?.gapM ?? bridgeM)) gaps.set(key, { a: side.piece, b, gapM })
    }
  }
  return [...gaps.values()].flatMap((pair) => {
    const [one, two] = [at(pieces, pair.a), at(pieces, pair.b)]
    const inside = shareInside(one, two)
    if (inside > 0.9) return []
    const meant = pair.gapM <= touchingM || one.feature === two.feature
    return { ...pair, isOne: meant && one.fromLine === two.fromLine && inside < overlapping }
  })
}

/** Two waters that share so much of the smaller are not two parts of one: a lake and the park round it. */
const overlapping = 0.2

/** The outline, with so few corners that all of a file can be compared. */
function sidesOf(piece: WaterPiece, index: number, east: number): Side[] {
  // Counted on across 180°, so that a lake that a file cuts there meets itself.
  const ring = (piece.rings[0] ?? []).map(
    ([longitude, latitude]): Place => [longitude - 360 * Math.round((longitude - east) / 360), latitude],
  )
  const plain = ring.length > 500 ? thinned(ring, piece) : ring
  return plain.map((from, place) => ({ piece: index, from, to: plain[(place + 1) % plain.length] ?? from }))
}

function thinned(ring: readonly Place[], { middle }: WaterPiece): Place[] {
  const corners = planeRing(ring, middle).map((point, index) => ({ ...point, index }))
  return simplifiedRing(corners, 0.5).map(({ index }) => at(ring, index))
}

function gapOf(one: Side, two: Side): number {
  const [longitude, latitude] = one.from
  const [a, b, c, d] = planeRing([one.from, one.to, two.from, two.to], { longitude, latitude })
  if (!a || !b || !c || !d) return Number.POSITIVE_INFINITY
  if (crosses(a, b, c, d)) return 0
  return Math.min(distanceToSide(a, c, d), distanceToSide(b, c, d), distanceToSide(c, a, b), distanceToSide(d, a, b))
}

function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x))
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

/**
 * Groups of pieces that make one water, by index, and the widest gap that has to be closed for each. Touching: within a metre, or parts
 * of one feature on both sides of a bridge. Near: all within 50 m.
 */
export function groupsOf(
  pieces: readonly WaterPiece[],
  neighbours: readonly Neighbours[],
  reach: Reach,
): { readonly group: number[]; readonly gapM: number }[] {
  const leader = pieces.map((_, index) => index)
  const first = (index: number): number => {
    let place = index
    while (at(leader, place) !== place) place = at(leader, place)
    return place
  }
  const gaps = new Map<number, number>()
  // The narrowest first: a wider gap beside it is a bay.
  for (const { a, b, isOne, gapM } of [...neighbours].sort((one, two) => one.gapM - two.gapM)) {
    const [one, two] = [Math.min(first(a), first(b)), Math.max(first(a), first(b))]
    if (one === two || !(reach === 'near' || (reach === 'touching' && isOne))) continue
    leader[two] = one
    gaps.set(one, gapM)
  }
  const groups = new Map<number, { group: number[]; gapM: number }>()
  for (const index of pieces.keys()) {
    const found = groups.get(first(index))
    if (found) found.group.push(index)
    else groups.set(first(index), { group: [index], gapM: gaps.get(first(index)) ?? 0 })
  }
  return [...groups.values()]
}
