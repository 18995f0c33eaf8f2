import { Clipper, EndType, JoinType } from 'clipper2-ts'
import type { Polyline, Ring } from '#lib/coverage-planning/geometry'

const perMetre = 1000
/** How far a rounded bend may lie from the true arc. */
const arcToleranceM = 0.1

/** The water of a river by its middle line: half the width to both sides, cut straight at its ends. */
export function riverFromLine(line: Polyline, widthM: number): Ring[] {
  const path = line.map(({ x, y }) => ({ x: Math.round(x * perMetre), y: Math.round(y * perMetre) }))
  const bank = (widthM / 2) * perMetre
  const paths = Clipper.inflatePaths([path], bank, JoinType.Round, EndType.Butt, 2, arcToleranceM * perMetre)
  return paths.map((ring) => ring.map(({ x, y }) => ({ x: x / perMetre, y: y / perMetre })))
}
