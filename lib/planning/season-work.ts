import { fleetFigures, type KindFigures } from '#lib/planning/fleet-figures'
import { type Season, weeksOfYear } from '#lib/planning/season-bounds'
import type { SeasonInputs } from '#lib/planning/season-inputs'
import { daylightHours, isUnderIce, seasonOfWeek } from '#lib/planning/season-weeks'
import { boatsBeside, type KindWork } from '#lib/planning/shared-work'

/** Hours that a boat works in a day's hours, full at first: until it is empty, it charges, and goes on. */
function workingHours(hours: number, enduranceH: number, chargeH: number): number {
  const cycle = enduranceH + chargeH
  const whole = Math.floor(hours / cycle)
  return whole * enduranceH + Math.min(enduranceH, hours - whole * cycle)
}

/** What a week asks of the boats, before anybody says how many there are: of the first kind if it did all of it, and of the others. */
export interface WeekWork extends KindWork {
  readonly week: number
  readonly season: Season
  /** `quiet`: nothing is planned; `rest`: kept free; what drifts in then waits for the next sweep. */
  readonly state: 'work' | 'quiet' | 'rest' | 'ice'
  readonly sweeps: number
  /** Wet, what waited from the weeks before included. */
  readonly kg: number
  readonly dayHours: number
  readonly others: readonly KindWork[]
}

const sweepsOf = {
  spring: 'sweepsSpring',
  summer: 'sweepsSummer',
  autumn: 'sweepsAutumn',
  winter: 'sweepsWinter',
} as const satisfies Record<Season, keyof SeasonInputs>

const weedOf = {
  spring: 'weedSpring',
  summer: 'weedSummer',
  autumn: 'weedAutumn',
  winter: 'weedWinter',
} as const satisfies Record<Season, keyof SeasonInputs>

/** Amounts come back from other units with their last digits rounded. */
const tolerance = 1e-9

export function wholeFor(amount: number): number {
  // Nothing takes nought, which a page would print as −0 without this.
  return Math.max(0, Math.ceil(amount - tolerance * Math.max(1, amount)))
}

/** The work of a year, week by week, and of a storm; the formulas stand in docs/planning.md. */
export function seasonWork(inputs: SeasonInputs) {
  const fleet = fleetFigures(inputs)
  const otherBoats = fleet.others.map(({ boats }) => boats)
  /** What so many sweeps and so much litter ask of each kind. */
  const workOf = (sweeps: number, kg: number, dayHours: number) => {
    const ofKind = (kind: KindFigures) => kindWork(inputs, kind, { sweeps, kg, dayHours })
    return { ...ofKind(fleet), others: fleet.others.map(ofKind) }
  }

  const bare = Array.from({ length: weeksOfYear }, (_, index) => bareWeek(index + 1, inputs))
  // What waits at the year's end waits for the next year's first sweep: the first round only finds out how much that is.
  let waiting = 0
  const round = () =>
    bare.map(({ kgGrown, ...week }): WeekWork => {
      const all = waiting + kgGrown
      const works = week.state === 'work'
      waiting = works ? 0 : all
      const kg = works ? all : 0
      return { ...week, kg, ...workOf(week.sweeps, kg, week.dayHours) }
    })
  round()
  const weeks = round()

  const working = weeks.filter(({ state }) => state === 'work')
  const shortest = Math.min(...(working.length > 0 ? working : weeks).map(({ dayHours }) => dayHours))
  const storm = workOf(1, inputs.storm ?? 0, shortest)
  const boatsOf = (work: KindWork & { readonly others: readonly KindWork[] }, days: number) =>
    boatsBeside(work, work.others, otherBoats, days)
  const boatsInWeek = (week: WeekWork) => boatsOf(week, inputs.days)
  const busiest = weeks.reduce((most, week) => (boatsInWeek(week) > boatsInWeek(most) + tolerance ? week : most))
  const once = kindWork(inputs, fleet, { sweeps: 1, kg: 0, dayHours: shortest })
  return {
    fleet,
    weeks,
    /** One sweep after a storm with landings, on the shortest working day, and the boats to finish in time, before rounding up. */
    storm: { ...storm, boats: boatsOf(storm, inputs.deadline) },
    /** Boats of the first kind that the busiest week needs beside the others, before rounding up; and which week it is (from 1). */
    busiest: { week: busiest.week, boats: boatsInWeek(busiest) },
    /** Of one boat for one sweep, and its kilometres. */
    sweepHours: once.sweepHours,
    sweepKm: once.km,
  }
}

export type SeasonWork = Readonly<ReturnType<typeof seasonWork>>

/** What so many sweeps and kilograms ask of one kind alone, on days of so many hours. */
function kindWork(
  { area, shore, unload, charge }: SeasonInputs,
  { rate, widthM, basketKg, enduranceH }: KindFigures,
  { sweeps, kg, dayHours }: { sweeps: number; kg: number; dayHours: number },
): KindWork {
  const shoreM = shore ?? 0
  const baskets = wholeFor(kg / basketKg.value)
  return {
    sweepHours: sweeps * (area / rate.value + (shoreM * widthM.value) / rate.value),
    basketHours: baskets * (unload / 60),
    baskets,
    km: (sweeps * (area / widthM.value + shoreM)) / 1000,
    boatDayHours: workingHours(dayHours, enduranceH.value, charge / 60),
  }
}

function bareWeek(week: number, inputs: SeasonInputs) {
  const season = seasonOfWeek(week, inputs.latitude)
  const isIce = isUnderIce(week, inputs)
  const planned = inputs[sweepsOf[season]]
  const state = isIce ? 'ice' : inputs.rest.includes(week) ? 'rest' : planned > 0 ? 'work' : 'quiet'
  const dayHours = inputs.night ? inputs.hours : Math.min(inputs.hours, daylightHours(week, inputs.latitude))
  // Weed is counted where it is cut; under ice nothing drifts and nothing grows.
  const weed = inputs.job === 'weed' ? (inputs[weedOf[season]] ?? 0) * inputs.area : 0
  return {
    week,
    season,
    state,
    sweeps: state === 'work' ? planned : 0,
    kgGrown: isIce ? 0 : (inputs.litter ?? 0) * 7 + weed,
    dayHours,
  } as const
}
