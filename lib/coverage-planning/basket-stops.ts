import { at, between, distance, lengthOf, type Point, type Polyline } from '#lib/coverage-planning/geometry'
import { firstIndex } from '#lib/coverage-planning/sequence'

/** Places looked at along what one basket holds; more would move a stop by a few metres. */
const placesPerBasket = 48
/** And along the ways of all boats: each asks for the way home. */
const mostPlaces = 2_000

/** A place on a boat's way where it may turn to the dock: metres swept until there, and metres that turning adds. */
interface Place {
  readonly sweptM: number
  readonly detourM: number
}

interface StopTask {
  /** What one basket holds, in metres of sweeping. */
  readonly basketM: number
  /** Metres that one landing is worth beside its way: what unloading takes, at the speed of the way. */
  readonly landingM: number
  /** Boats that share the work of looking. */
  readonly boats: number
  /** Metres from a place to the dock. */
  homeM(from: Point): number
}

/**
 * Where a boat should empty its basket: not when it is full, but where its way passes near the dock before. Found from the end backwards
 * (dynamic programming).
 * @returns metres swept at the next stop, for a boat that starts empty at `fromM` and can sweep up to `mostM`; Infinity if none is needed
 */
export function basketStops(lines: readonly Polyline[], { basketM, landingM, boats, homeM }: StopTask) {
  const totalM = lines.reduce((sum, line) => sum + lengthOf(line), 0)
  const places = placesAlong(lines, Math.max(basketM / placesPerBasket, (totalM * boats) / mostPlaces), homeM)
  const costs = new Float64Array(places.length)

  /** The cheapest place to stop at, from the place `first` up to so many metres swept; -1 when there is none. */
  const bestAfter = (first: number, untilM: number): number => {
    let best = -1
    for (let place = first; place < places.length && at(places, place).sweptM <= untilM; place++)
      if (best < 0 || costOf(place) < costOf(best)) best = place
    return best
  }
  const costOf = (place: number) => landingM + at(places, place).detourM + (costs[place] ?? 0)
  const holdsRest = (fromM: number) => totalM - fromM <= basketM
  for (let place = places.length - 1; place >= 0; place--) {
    const { sweptM } = at(places, place)
    if (holdsRest(sweptM)) continue
    const best = bestAfter(place + 1, sweptM + basketM)
    costs[place] = best < 0 ? 0 : costOf(best)
  }

  return (fromM: number, mostM: number): number => {
    const reachM = Math.min(basketM, mostM)
    if (totalM - fromM <= reachM) return Number.POSITIVE_INFINITY
    // A charge takes long: it is not begun with more than half of what the battery had left.
    const leastM = mostM < basketM ? reachM / 2 : 0
    const best = bestAfter(
      firstIndex(places.length, (place) => at(places, place).sweptM > fromM + leastM + 0.01),
      fromM + reachM,
    )
    return best < 0 ? fromM + basketM : at(places, best).sweptM
  }
}

/** Places every so many metres, and at the end of each line. */
function placesAlong(lines: readonly Polyline[], everyM: number, homeM: (from: Point) => number): Place[] {
  const places: Place[] = []
  let sweptM = 0
  let nextM = everyM
  for (const [index, line] of lines.entries()) {
    for (const [corner, to] of line.slice(1).entries()) {
      const from = at(line, corner)
      const metres = distance(from, to)
      for (; nextM < sweptM + metres; nextM += everyM)
        places.push({ sweptM: nextM, detourM: 2 * homeM(between(from, to, (nextM - sweptM) / metres)) })
      sweptM += metres
    }
    const following = lines[index + 1]
    // Between two lines the boat is on its way anyhow.
    if (following && (places.at(-1)?.sweptM ?? 0) < sweptM - everyM / 4) {
      const [end, start] = [at(line, line.length - 1), at(following, 0)]
      places.push({ sweptM, detourM: homeM(end) + homeM(start) - distance(end, start) })
    }
  }
  return places
}
