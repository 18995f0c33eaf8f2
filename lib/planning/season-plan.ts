import { itemAt } from '#lib/coverage-planning/sequence'
import { seasonCost } from '#lib/planning/season-cost'
import type { SeasonInputs } from '#lib/planning/season-inputs'
import { seasonLimits } from '#lib/planning/season-limits'
import { seasonSensitivity } from '#lib/planning/season-sensitivity'
import { type SeasonWork, seasonWork, type WeekWork, wholeFor } from '#lib/planning/season-work'
import { daysTogether, hoursAlone, sharesOf } from '#lib/planning/shared-work'

/** A year of cleaning: boats, hours, people, amounts, limits, costs at the visitor's prices, and what changes them most (docs/planning.md). */
export function planSeason(inputs: SeasonInputs) {
  const work = seasonWork(inputs)
  const deadline = Math.max(1, wholeFor(work.storm.boats))
  const busiestWeek = wholeFor(work.busiest.boats)
  const needed = Math.max(deadline, busiestWeek)
  const planned = inputs.boats ?? needed
  const others = work.fleet.others.reduce((sum, kind) => sum + kind.boats, 0)
  // `needed`, `deadline`, `busiestWeek` and `planned` are of the first kind.
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
    /** Whether an amount is said to count tonnes by. */
    hasAmounts: year.kg > 0,
    limits: seasonLimits(inputs),
    cost: seasonCost(inputs, boats.all, year),
    /** The input that changes the number of boats most, first. */
    sensitivity: seasonSensitivity(inputs),
  }
}

export type SeasonPlan = Readonly<ReturnType<typeof planSeason>>

export const boatsOfKinds = ({ fleet }: SeasonWork, first: number): number[] => [
  first,
  ...fleet.others.map(({ boats }) => boats),
]

/** A week with the fleet that does it: hours, baskets and kilometres are those of all kinds, each with its part of the work. */
function plannedWeek({ others, ...week }: WeekWork, work: SeasonWork, inputs: SeasonInputs, first: number) {
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
    /** The part of each kind, the first kind's first. */
    shares,
    sweepHours,
    basketHours,
    baskets: wholeFor(shared((kind) => kind.baskets)),
    km: shared((kind) => kind.km),
    boatHours,
    availableHours,
    /** Whether the fleet does not come round in the week's hours. */
    isOver: boatHours > availableHours * (1 + 1e-9),
    /** Days of the week on which the fleet is out. */
    shifts,
    charges: sum((kind, index) => wholeFor((hoursAlone(kind) * (shares[index] ?? 0)) / (endurances[index] ?? 1))),
    carts,
    /** Hours of people: who watches, who lifts baskets, who takes them away. */
    watchHours,
    liftHours,
    cartHours,
    /** At the hours a week of one. */
    people: wholeFor((watchHours + liftHours + cartHours) / inputs.personHours),
  }
}

export type PlannedWeek = Readonly<ReturnType<typeof plannedWeek>>

const summed = [
  ...(['sweeps', 'boatHours', 'availableHours', 'shifts', 'charges', 'baskets', 'carts'] as const),
  ...(['km', 'kg', 'watchHours', 'liftHours', 'cartHours'] as const),
]

const totalsOf = (weeks: readonly PlannedWeek[]) =>
  // Object.fromEntries forgets the keys' type.
  Object.fromEntries(summed.map((name) => [name, weeks.reduce((total, week) => total + week[name], 0)])) as Readonly<
    Record<(typeof summed)[number], number>
  >
