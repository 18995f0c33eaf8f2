/** How boats of one kind run from one pier; minutes. */
export interface BoatRules {
  readonly boats: number
  readonly seats: number
  readonly rideMin: number
  /** At the pier between two rides: getting off, getting on. */
  readonly boardingMin: number
  /** Under way on one charge; a boat charges when less than a ride is left. */
  readonly runMin: number
  readonly chargeMin: number
  /** A boat leaves when it is full, or when the first in line has waited so long. */
  readonly holdMin: number
}

/** The most intervals of a length that hold at the same time, by their starts in order. */
function mostAtOnce(starts: readonly number[], lengthMin: number): number {
  let first = 0
  return starts.reduce((most, start, index) => {
    while (first <= index && (starts[first] ?? start) + lengthMin <= start) first++
    return Math.max(most, index - first + 1)
  }, 0)
}

/** Of the boats that lie at the pier, the one with most charge left; where none does, the first to be free. */
function nextBoat(freeAt: Float64Array, under: Float64Array, ready: number): number {
  let next = 0
  for (let boat = 1; boat < freeAt.length; boat++) {
    // Before `ready` it is all the same since when a boat lies there.
    const [free, least] = [Math.max(ready, freeAt[boat] ?? 0), Math.max(ready, freeAt[next] ?? 0)]
    if (free < least || (free === least && (under[boat] ?? 0) < (under[next] ?? 0))) next = boat
  }
  return next
}

/**
 * One day at the pier, first come, first served: the free boat with the most charge leaves next. All start charged; everybody who came is
 * taken, even after closing.
 * @param arrivals minutes after opening, in order
 */
export function runFleetDay(arrivals: Float64Array, rules: BoatRules) {
  const { boats, seats, rideMin, boardingMin, runMin, chargeMin, holdMin } = rules
  const freeAt = new Float64Array(boats)
  const under = new Float64Array(boats)
  const boardings: { atMin: number; called: number }[] = []
  const charges: number[] = []
  let called = 0
  let longestWaitMin = 0
  let mostWaiting = 0
  let lastBackMin = 0
  let came = 0
  while (called < arrivals.length) {
    const first = arrivals[called] ?? 0
    const ready = Math.min(arrivals[called + seats - 1] ?? Number.POSITIVE_INFINITY, first + holdMin)
    const boat = nextBoat(freeAt, under, ready)
    const atMin = Math.max(ready, freeAt[boat] ?? 0)
    while (came < arrivals.length && (arrivals[came] ?? 0) <= atMin) came++
    mostWaiting = Math.max(mostWaiting, came - called)
    longestWaitMin = Math.max(longestWaitMin, atMin - first)
    called = Math.min(came, called + seats)
    boardings.push({ atMin, called })
    const back = atMin + boardingMin + rideMin
    lastBackMin = Math.max(lastBackMin, back)
    under[boat] = (under[boat] ?? 0) + rideMin
    const isLow = (under[boat] ?? 0) + rideMin > runMin
    if (isLow) {
      charges.push(back)
      under[boat] = 0
    }
    freeAt[boat] = back + (isLow ? chargeMin : 0)
  }
  return {
    trips: boardings.length,
    /** From coming to the pier to being called aboard. */
    longestWaitMin,
    mostWaiting,
    /** Boats that board at the same time. */
    mostBoarding: mostAtOnce(
      boardings.map(({ atMin }) => atMin),
      boardingMin,
    ),
    // A boat that is not needed again charges overnight with the others.
    mostCharging: mostAtOnce(
      charges.filter((at) => at < (boardings.at(-1)?.atMin ?? 0)).sort((one, other) => one - other),
      chargeMin,
    ),
    /** When the last boat is back, in minutes after opening. */
    lastBackMin,
    /** In order: when, and how many people had been called aboard by then. */
    boardings,
  }
}

export type FleetDay = Readonly<ReturnType<typeof runFleetDay>>
