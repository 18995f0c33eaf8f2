import { type FleetFigures, fleetFigures } from '#lib/planning/fleet-figures'
import { type Season, weeksOfYear } from '#lib/planning/season-bounds'
import type { SeasonInputs } from '#lib/planning/season-inputs'
import { daylightHours, isUnderIce, seasonOfWeek } from '#lib/planning/season-weeks'
import { workingHours } from '#lib/planning/working-day'

/** What a week asks of the boats, before anybody says how many there are. */
export interface WeekWork {
  readonly week: number
  readonly season: Season
  /** `quiet`: nothing is planned; `rest`: kept free; what drifts in then waits for the next sweep. */
  readonly state: 'work' | 'quiet' | 'rest' | 'ice'
  readonly sweeps: number
  /** Wet, what waited from the weeks before included. */
  readonly kg: number
  readonly baskets: number
  /** Of all boats together: sweeping, and changing baskets. */
  readonly sweepHours: number
  readonly basketHours: number
  /** Hours of a day that may be used, and what one boat works in them. */
  readonly dayHours: number
  readonly boatDayHours: number
  readonly km: number
}

/** After a storm: the water swept once, what it left brought ashore. */
export interface StormWork {
  readonly baskets: number
  readonly sweepHours: number
  readonly basketHours: number
  /** What one boat works on the shortest day on which boats work. */
  readonly boatDayHours: number
  /** Boats to be done in time, before rounding up. */
  readonly boats: number
}

export interface SeasonWork {
  readonly fleet: FleetFigures
  readonly weeks: readonly WeekWork[]
  readonly storm: StormWork
  /** Boats that the busiest week needs, before rounding up; and which it is (from 1). */
  readonly busiest: { readonly week: number; readonly boats: number }
  /** Hours of one boat for one sweep. */
  readonly sweepHours: number
  /** Kilometres of one sweep. */
  readonly sweepKm: number
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

/** Whole ones that a number of them takes. */
export function wholeFor(amount: number): number {
  // Nothing takes nought, which a page would print as −0 without this.
  return Math.max(0, Math.ceil(amount - tolerance * Math.max(1, amount)))
}

/** The work of a year, week by week, and of a storm; the formulas stand in docs/planning.md. */
export function seasonWork(inputs: SeasonInputs): SeasonWork {
  const fleet = fleetFigures(inputs)
  const shore = inputs.shore ?? 0
  const sweepM = inputs.area / fleet.widthM.value + shore
  const sweepHours = inputs.area / fleet.rate.value + (shore * fleet.widthM.value) / fleet.rate.value
  const unloadHours = inputs.unload / 60

  const bare = Array.from({ length: weeksOfYear }, (_, index) => bareWeek(index + 1, inputs, fleet))
  // What waits at the year's end waits for the next year's first sweep: the first round only finds out how much that is.
  let waiting = 0
  const round = () =>
    bare.map((week): WeekWork => {
      const all = waiting + week.kgGrown
      const works = week.state === 'work'
      waiting = works ? 0 : all
      const kg = works ? all : 0
      const baskets = wholeFor(kg / fleet.basketKg.value)
      const { kgGrown: _, ...rest } = week
      return {
        ...rest,
        kg,
        baskets,
        sweepHours: week.sweeps * sweepHours,
        basketHours: baskets * unloadHours,
        km: (week.sweeps * sweepM) / 1000,
      }
    })
  round()
  const weeks = round()

  const working = weeks.filter(({ state }) => state === 'work')
  const shortest = Math.min(...(working.length > 0 ? working : weeks).map(({ boatDayHours }) => boatDayHours))
  const stormBaskets = wholeFor((inputs.storm ?? 0) / fleet.basketKg.value)
  const stormHours = sweepHours + stormBaskets * unloadHours
  const boatsOf = (week: WeekWork) => (week.sweepHours + week.basketHours) / (week.boatDayHours * inputs.days)
  const busiest = weeks.reduce((most, week) => (boatsOf(week) > boatsOf(most) + tolerance ? week : most))
  return {
    fleet,
    weeks,
    storm: {
      baskets: stormBaskets,
      sweepHours,
      basketHours: stormBaskets * unloadHours,
      boatDayHours: shortest,
      boats: stormHours / (shortest * inputs.deadline),
    },
    busiest: { week: busiest.week, boats: boatsOf(busiest) },
    sweepHours,
    sweepKm: sweepM / 1000,
  }
}

function bareWeek(week: number, inputs: SeasonInputs, fleet: FleetFigures) {
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
    boatDayHours: workingHours(dayHours, fleet.enduranceH.value, inputs.charge / 60),
  } as const
}
