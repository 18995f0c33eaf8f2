import { seededNumbers } from '#lib/coverage-planning/seeded-numbers'
import { type Spread, spreadOf } from '#lib/planning/spread'
import { queueStepMin, simulatedDays, type TourBoatDayInputs } from '#lib/planning/tour-boat-day-inputs'
import { type BoatRules, type FleetDay, runFleetDay } from '#lib/planning/tour-boat-fleet-day'

/** A boat does not wait longer than this for more people, and never more than half of what a visitor may wait. */
const longestHoldMin = 10
/** A pier with more boats than this is planned by people. */
const mostBoats = 400

function rulesOf(inputs: TourBoatDayInputs, boats: number): BoatRules {
  const { seats, rideMin, boardingMin, runHours, chargeMin, waitMin } = inputs
  return {
    boats,
    seats,
    rideMin,
    boardingMin,
    runMin: runHours * 60,
    chargeMin,
    holdMin: Math.min(longestHoldMin, waitMin / 2),
  }
}

function fleetOver(runs: readonly FleetDay[], inputs: TourBoatDayInputs, boats: number) {
  return {
    boats,
    trips: spreadOf(runs.map(({ trips }) => trips)),
    longestWaitMin: spreadOf(runs.map(({ longestWaitMin }) => longestWaitMin)),
    mostWaiting: spreadOf(runs.map(({ mostWaiting }) => mostWaiting)),
    mostBoarding: spreadOf(runs.map(({ mostBoarding }) => mostBoarding)),
    mostCharging: spreadOf(runs.map(({ mostCharging }) => mostCharging)),
    lastBackMin: spreadOf(runs.map(({ lastBackMin }) => lastBackMin)),
    /** Visitors to a seat that sailed, 0 to 1. */
    seatsFilled: spreadOf(runs.map(({ trips }) => inputs.visitors / (trips * inputs.seats))),
  }
}

export type TourBoatFleet = Readonly<ReturnType<typeof fleetOver>>

function queueOver(days: readonly Float64Array[], runs: readonly FleetDay[]): Spread[] {
  const untilMin = Math.max(0, ...runs.map(({ boardings }) => boardings.at(-1)?.atMin ?? 0))
  const steps = Math.ceil(untilMin / queueStepMin) + 1
  const lines = runs.map(({ boardings }, day) => queueOf(days[day] ?? new Float64Array(), boardings, steps))
  return Array.from({ length: steps }, (_, step) => spreadOf(lines.map((line) => line[step] ?? 0)))
}

/** People in line at each step: who came less who was called. */
function queueOf(arrivals: Float64Array, boardings: readonly { atMin: number; called: number }[], steps: number) {
  let [came, boarding] = [0, 0]
  return Array.from({ length: steps }, (_, step) => {
    while (came < arrivals.length && (arrivals[came] ?? 0) <= step * queueStepMin) came++
    while (boarding < boardings.length && (boardings[boarding]?.atMin ?? 0) <= step * queueStepMin) boarding++
    return came - (boardings[boarding - 1]?.called ?? 0)
  })
}

/**
 * How many tour boats a day's visitors need, from 200 simulated days with random arrivals, the same for the same inputs.
 * @returns null if even the largest fleet keeps somebody waiting too long
 */
export function planTourBoatDay(inputs: TourBoatDayInputs) {
  const { visitors, peakPercent, opensAt, closesAt, peakAt, seats, rideMin, boardingMin, waitMin } = inputs
  const arrivals = {
    visitors,
    peakShare: peakPercent / 100,
    openMin: (closesAt - opensAt) * 60,
    peakFromMin: (peakAt - opensAt) * 60,
  }
  const days = Array.from({ length: simulatedDays }, (_, day) => arrivalsOfDay(arrivals, day))
  const isEnough = (boats: number) => {
    const rules = rulesOf(inputs, boats)
    let tooLong = 0
    return days.every((day) => {
      if (runFleetDay(day, rules).longestWaitMin > waitMin) tooLong++
      return tooLong <= simulatedDays / 10
    })
  }
  const peakVisitors = (visitors * peakPercent) / 100
  const peakBoats = Math.max(1, Math.ceil((peakVisitors * (rideMin + boardingMin)) / (seats * 60)))
  let [tooFew, enough] = [0, Math.min(mostBoats, peakBoats)]
  while (!isEnough(enough)) {
    if (enough === mostBoats) return null
    tooFew = enough
    enough = Math.min(mostBoats, Math.ceil(enough * 1.3) + 1)
  }
  while (enough - tooFew > 1) {
    const between = Math.floor((tooFew + enough) / 2)
    if (isEnough(between)) enough = between
    else tooFew = between
  }
  const runsOf = (boats: number) => days.map((day) => runFleetDay(day, rulesOf(inputs, boats)))
  const runs = runsOf(enough)
  const fleet = fleetOver(runs, inputs, enough)
  const others = [-2, -1, 1, 2].flatMap((more) =>
    enough + more > 0 ? [fleetOver(runsOf(enough + more), inputs, enough + more)] : [],
  )
  return {
    /** The fewest boats with which nobody waits longer than wanted on nine days of ten. */
    fleet,
    /** With it, people in line every ten minutes from opening until nobody stands there. */
    queue: queueOver(days, runs),
    /** Fewer and more boats, in order, the chosen fleet among them. */
    beside: [...others, fleet].sort((one, other) => one.boats - other.boats),
    /** Without chance: full boats at any time, and those that carry the busiest hour's visitors within it. */
    byHand: { trips: Math.ceil(visitors / seats), peakVisitors: Math.round(peakVisitors), peakBoats },
  }
}

export type TourBoatDayPlan = Readonly<NonNullable<ReturnType<typeof planTourBoatDay>>>

interface Arrivals {
  readonly visitors: number
  /** Share of them that comes in the busiest hour, 0 to 1; the others come evenly over the other hours. */
  readonly peakShare: number
  /** Minutes from opening to closing, and from opening to the busiest hour. */
  readonly openMin: number
  readonly peakFromMin: number
}

/** Minutes after opening at which the visitors of a day come, in order; the same for the same day. */
function arrivalsOfDay({ visitors, peakShare, openMin, peakFromMin }: Arrivals, day: number): Float64Array {
  // Mixed, because neighbouring seeds begin alike.
  const next = seededNumbers(Math.imul(day + 1, 0x9e3779b1) >>> 0)
  const others = openMin - 60
  return Float64Array.from({ length: visitors }, () => {
    // A day of one hour is its busiest hour.
    if (next() < peakShare || others <= 0) return peakFromMin + next() * 60
    const minute = next() * others
    return minute < peakFromMin ? minute : minute + 60
  }).sort()
}
