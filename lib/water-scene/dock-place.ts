import type { Point } from '#lib/coverage-planning/geometry'
import { createShoreIndex } from '#lib/coverage-planning/shore-index'
import type { WaterShape } from '#lib/coverage-planning/water-shape'
import { nearestShore, roundOf } from '#lib/water-scene/shore-places'

export interface BoatSize {
  readonly lengthM: number
  readonly beamM: number
}

/** Where a boat lies, and where it looks (radians counter-clockwise from east). */
export interface Berth {
  readonly place: Point
  readonly heading: number
}

const gapM = 1.4

/** The dock of a plan as it stands at the shore nearest to it. Berths lie in rows, no farther out than a third of the water. */
export function placeDock(shape: WaterShape, boat: BoatSize, boats: number) {
  const dock = shape.dock ?? shape.outline[0]
  if (!dock) return null
  const stepM = Math.max(0.25, roundOf(shape.outline) / 20_000)
  const { place, landward } = nearestShore(shape.outline, shape.islands, dock, stepM)
  const out = { x: -landward.x, y: -landward.y }
  const lengthM = Math.min(14, Math.max(4.5, boat.lengthM * 1.8))
  const widthM = Math.min(2.2, 1.2 + boat.beamM * 0.3)
  const heading = Math.atan2(-out.x, out.y)
  const away = (metres: number, along: number): Point => ({
    x: place.x + out.x * metres + Math.cos(heading) * along,
    y: place.y + out.y * metres + Math.sin(heading) * along,
  })
  const [across] = createShoreIndex([shape.outline, ...shape.islands]).stretches(away(0.02, 0), away(90, 0))
  const openM = (across ? across.to - across.from : 1) * 90
  const firstM = gapM + widthM + boat.beamM * 0.6
  const rowM = boat.beamM * 1.35
  const rows = Math.max(1, Math.min(4, 1 + Math.floor((openM / 3 - firstM) / rowM)))
  const columnM = boat.lengthM * 1.12
  const columns = Math.ceil(boats / rows)
  const berths = Array.from({ length: boats }, (_, index) => ({
    place: away(firstM + (index % rows) * rowM, (Math.floor(index / rows) - (columns - 1) / 2) * columnM),
    heading,
  }))
  return { pontoon: { place: away(gapM + widthM / 2, 0), heading }, lengthM, widthM, gapM, berths }
}

/** A pontoon along the shore with a way to the land, and a berth for each boat beside it; the gap is the water between shore and pontoon. */
export type DockPlace = NonNullable<ReturnType<typeof placeDock>>
