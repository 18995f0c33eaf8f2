import { itemAt } from '#lib/coverage-planning/sequence'
import { type SeasonCost, seasonCost } from '#lib/planning/season-cost'
import type { SeasonInputs } from '#lib/planning/season-inputs'
import { type BoatLimits, seasonLimits } from '#lib/planning/season-limits'
import { type InputEffect, seasonSensitivity } from '#lib/planning/season-sensitivity'
import { type SeasonWork, seasonWork, type WeekWork, wholeFor } from '#lib/planning/season-work'
import { daysTogether, hoursAlone, sharesOf } from '#lib/planning/shared-work'

/** A week with the fleet that does it: hours, baskets and kilometres are those of all kinds, each with its part of the work. */
export interface PlannedWeek extends Omit<WeekWork, 'others'> {
  /** The part of each kind, the first kind's first. */
  readonly shares: readonly number[]
  /** Of all boats together. */
  readonly boatHours: number
  readonly availableHours: number
  /** Whether the fleet does not come round in the week's hours. */
  readonly isOver: boolean
  /** Days of the week on which the fleet is out. */
  readonly shifts: number
  readonly charges: number
  readonly carts: number
  /** Hours of people: who watches, who lifts baskets, who takes them away. */
  readonly watchHours: number
  readonly liftHours: number
  readonly cartHours: number
  /** People at the hours a week of one. */
  readonly people: number
}

/** Sums over a year. */
export interface SeasonTotals {
  readonly sweeps: number
  readonly boatHours: number
  readonly availableHours: number
  readonly shifts: number
  readonly charges: number
  readonly baskets: number
  readonly carts: number
  readonly km: number
  readonly kg: number
  readonly watchHours: number
  readonly liftHours: number
  readonly cartHours: number
}

export interface SeasonPlan {
  readonly inputs: SeasonInputs
  readonly work: SeasonWork
  readonly boats: {
    /** Of the first kind: whole boats to be done in time after a storm, and for the busiest week. */
    readonly deadline: number
    readonly busiestWeek: number
    /** The larger of the two. */
    readonly needed: number
    /** What is planned with: the visitor's own number, else the needed one. */
    readonly planned: number
    /** Boats of the other kinds, and all that are planned with. */
    readonly others: number
    readonly all: number
  }
  readonly weeks: readonly PlannedWeek[]
  readonly busiest: PlannedWeek
  readonly year: SeasonTotals
  /** Weeks in which boats work. */
  readonly workingWeeks: number
  /** Whether an amount is said to count tonnes by. */
  readonly hasAmounts: boolean
  readonly limits: readonly BoatLimits[]
  readonly cost: SeasonCost
  /** The input that changes the number of boats most, first. */
  readonly sensitivity: readonly InputEffect[]
}

/**
 * A year of cleaning on the visitor's water: boats, hours, people, amounts, limits, costs at the visitor's own prices, and what
 * changes the answer most. Formulas, units and sources: docs/planning.md.
 */
export function planSeason(inputs: SeasonInputs): SeasonPlan {
  const work = seasonWork(inputs)
  const deadline = Math.max(1, wholeFor(work.storm.boats))
  const busiestWeek = wholeFor(work.busiest.boats)
  const needed = Math.max(deadline, busiestWeek)
  const planned = inputs.boats ?? needed
  const others = work.fleet.others.reduce((sum, kind) => sum + kind.boats, 0)
  const boats = { deadline, busiestWeek, needed, planned, others, all: planned + others }
  const weeks = work.weeks.map((week) => plannedWeek(week, work, inputs, planned))
  const busiest = itemAt(weeks, work.busiest.week - 1)
  const year = totalsOf(weeks)
  return {
    inputs,
    work,
    boats,
    weeks,
    busiest,
    year,
    workingWeeks: weeks.filter(({ state }) => state === 'work').length,
    hasAmounts: year.kg > 0,
    limits: seasonLimits(inputs),
    cost: seasonCost(inputs, boats.all, year),
    sensitivity: seasonSensitivity(inputs),
  }
}

export const boatsOfKinds = ({ fleet }: SeasonWork, first: number): number[] => [
  first,
  ...fleet.others.map(({ boats }) => boats),
]

function plannedWeek(
  { others, ...week }: WeekWork,
  work: SeasonWork,
  inputs: SeasonInputs,
  first: number,
): PlannedWeek {
  const kinds = [week, ...others]
  const boats = boatsOfKinds(work, first)
  const shares = sharesOf(kinds, boats)
  /** A sum over the kinds; each of them has its share. */
  const sum = (of: (kind: (typeof kinds)[number], index: number) => number) =>
    kinds.reduce((total, kind, index) => total + of(kind, index), 0)
  const shared = (of: (kind: (typeof kinds)[number]) => number) => sum((kind, index) => of(kind) * (shares[index] ?? 0))
  const endurances = [work.fleet, ...work.fleet.others].map(({ enduranceH }) => enduranceH.value)
  const sweepHours = shared((kind) => kind.sweepHours)
  const basketHours = shared((kind) => kind.basketHours)
  const boatHours = sweepHours + basketHours
  const daily = sum((kind, index) => kind.boatDayHours * (boats[index] ?? 0))
  const availableHours = week.state === 'work' ? daily * inputs.days : 0
  const shifts = wholeFor(daysTogether(kinds, boats))
  const carts = wholeFor(week.kg / inputs.cart)
  const watchers = Math.ceil(boats.reduce((total, each) => total + each, 0) / inputs.boatsPerWatcher)
  const watchHours = shifts * week.dayHours * watchers
  const liftHours = basketHours * inputs.lifters
  const cartHours = (carts * inputs.cartTrip) / 60
  return {
    ...week,
    shares,
    sweepHours,
    basketHours,
    baskets: wholeFor(shared((kind) => kind.baskets)),
    km: shared((kind) => kind.km),
    boatHours,
    availableHours,
    isOver: boatHours > availableHours * (1 + 1e-9),
    shifts,
    charges: sum((kind, index) => wholeFor((hoursAlone(kind) * (shares[index] ?? 0)) / (endurances[index] ?? 1))),
    carts,
    watchHours,
    liftHours,
    cartHours,
    people: wholeFor((watchHours + liftHours + cartHours) / inputs.personHours),
  }
}

function totalsOf(weeks: readonly PlannedWeek[]): SeasonTotals {
  const sum = (name: keyof SeasonTotals) => weeks.reduce((total, week) => total + week[name], 0)
  return {
    sweeps: sum('sweeps'),
    boatHours: sum('boatHours'),
    availableHours: sum('availableHours'),
    shifts: sum('shifts'),
    charges: sum('charges'),
    baskets: sum('baskets'),
    carts: sum('carts'),
    km: sum('km'),
    kg: sum('kg'),
    watchHours: sum('watchHours'),
    liftHours: sum('liftHours'),
    cartHours: sum('cartHours'),
  }
}
