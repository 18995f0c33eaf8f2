import { itemAt } from '#lib/coverage-planning/sequence'
import { type SeasonCost, seasonCost } from '#lib/planning/season-cost'
import type { SeasonInputs } from '#lib/planning/season-inputs'
import { type BoatLimits, seasonLimits } from '#lib/planning/season-limits'
import { type InputEffect, seasonSensitivity } from '#lib/planning/season-sensitivity'
import { type SeasonWork, seasonWork, type WeekWork, wholeFor } from '#lib/planning/season-work'

/** A week with the fleet that does it. */
export interface PlannedWeek extends WeekWork {
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
    /** Whole boats to be done in time after a storm, and for the busiest week. */
    readonly deadline: number
    readonly busiestWeek: number
    /** The larger of the two. */
    readonly needed: number
    /** What is planned with: the visitor's own number, else the needed one. */
    readonly planned: number
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
  const boats = { deadline, busiestWeek, needed, planned: inputs.boats ?? needed }
  const weeks = work.weeks.map((week) => plannedWeek(week, work, inputs, boats.planned))
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
    cost: seasonCost(inputs, boats.planned, year),
    sensitivity: seasonSensitivity(inputs),
  }
}

function plannedWeek(week: WeekWork, { fleet }: SeasonWork, inputs: SeasonInputs, boats: number): PlannedWeek {
  const boatHours = week.sweepHours + week.basketHours
  const works = week.state === 'work'
  const availableHours = works ? week.boatDayHours * inputs.days * boats : 0
  const shifts = wholeFor(boatHours / boats / week.boatDayHours)
  const carts = wholeFor(week.kg / inputs.cart)
  const watchHours = shifts * week.dayHours * Math.ceil(boats / inputs.boatsPerWatcher)
  const liftHours = week.basketHours * inputs.lifters
  const cartHours = (carts * inputs.cartTrip) / 60
  return {
    ...week,
    boatHours,
    availableHours,
    isOver: boatHours > availableHours * (1 + 1e-9),
    shifts,
    charges: wholeFor(boatHours / fleet.enduranceH.value),
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
