import { at, between, type Ring } from '#lib/coverage-planning/geometry'
import type { Fleet, PlanRequest } from '#lib/coverage-planning/plan-request'
import type { WaterShape } from '#lib/coverage-planning/water-shape'
import { viewOf } from '#lib/water-drawing/board-view'

/** A ring through the middles of a drawn one's sides, its corners cut twice (Chaikin 1974): a shore, not a polygon. */
function shore(...pairs: readonly (readonly [number, number])[]): Ring {
  const cut = (ring: Ring): Ring =>
    ring.flatMap((from, index) => {
      const to = at(ring, (index + 1) % ring.length)
      return [between(from, to, 0.25), between(from, to, 0.75)]
    })
  return cut(cut(pairs.map(([x, y]) => ({ x, y }))))
}

/** An invented lake of about 24 hectares with an island and shallows; metres. It stands for no real place. */
export const demonstrationLake: WaterShape = {
  outline: shore(
    [-360, -40],
    [-330, -150],
    [-230, -205],
    [-110, -190],
    [-20, -230],
    [110, -225],
    [215, -170],
    [320, -165],
    [375, -80],
    [350, 25],
    [270, 80],
    [250, 165],
    [150, 225],
    [20, 205],
    [-70, 150],
    [-190, 175],
    [-300, 120],
  ),
  islands: [shore([60, -45], [110, -60], [150, -25], [135, 25], [85, 40], [50, 5])],
  shallows: [shore([-250, 60], [-190, 50], [-160, 90], [-205, 120], [-255, 105])],
  dock: { x: 45, y: -222 },
}

/** Example figures, as the page says beside the console; none is a figure of a product. */
export const demonstrationFleet: Fleet = {
  boats: 3,
  widthM: 3,
  workSpeed: 1,
  transitSpeed: 1.5,
  basketKg: 50,
  litterKg: 1_050,
  enduranceH: 6,
  unloadMin: 15,
  chargeMin: 90,
}

export const demonstrationRequest: Omit<PlanRequest, 'number'> = {
  shape: demonstrationLake,
  clearanceM: 2,
  fleets: [demonstrationFleet],
}

/** The part of the plane that the console's map shows. */
export const demonstrationView = viewOf(demonstrationLake.outline)

/** The lake's own time when the day begins: six in the morning. */
export const dayBeginsS = 6 * 3600
