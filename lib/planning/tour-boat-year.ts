import * as z from 'zod/mini'
import { numbersWithin } from '#lib/coverage-planning/bounds'

/** Bounds of the visitor's numbers, in the order of the address. Money in one currency. */
export const tourBoatBounds = {
  boats: { from: 1, to: 200, whole: true },
  seasonDays: { from: 1, to: 366 },
  /** On one boat, on a day of the season. */
  visitorsPerDay: { from: 0, to: 5_000 },
  ticket: { from: 0, to: 1_000_000 },
  /** What visitors spend aboard or ashore that stays with the operator, each. */
  otherPerVisitor: { from: 0, to: 1_000_000 },
  purchasePerBoat: { from: 0, to: 1_000_000_000 },
  /** Crew, energy, berth, insurance, upkeep: a boat, a year. */
  runningPerBoat: { from: 0, to: 1_000_000_000 },
  /** Dock, charging, permits: once for the site. */
  siteOnce: { from: 0, to: 1_000_000_000 },
  /** How wrong the numbers above may be. */
  uncertaintyPercent: { from: 0, to: 90 },
} as const

/** All of it the visitor's own; `lib/content` gives only the starting value for visitors. */
export const tourBoatInputsSchema = z.object(numbersWithin(tourBoatBounds))

export type TourBoatInputs = z.infer<typeof tourBoatInputsSchema>

/** One full year of operation. No interest, no tax, no growth: those belong to the visitor's own books. */
export function tourBoatYear(inputs: TourBoatInputs) {
  const visitors = inputs.boats * inputs.seasonDays * inputs.visitorsPerDay
  const perVisitor = inputs.ticket + inputs.otherPerVisitor
  const income = visitors * perVisitor
  const running = inputs.boats * inputs.runningPerBoat
  const invested = inputs.boats * inputs.purchasePerBoat + inputs.siteOnce
  const surplus = income - running
  // Years until the surplus has paid what was invested; null when it never does, 0 when nothing is.
  const paybackYears = invested === 0 ? 0 : surplus > 0 ? invested / surplus : null
  // Visitors a day on one boat at which the year's income pays its running cost; null when visitors bring nothing.
  const breakEvenPerDay = perVisitor > 0 ? inputs.runningPerBoat / (inputs.seasonDays * perVisitor) : null
  return { visitors, income, running, surplus, invested, paybackYears, breakEvenPerDay }
}

export type TourBoatYear = Readonly<ReturnType<typeof tourBoatYear>>

/** Inputs that may turn out otherwise: of which more is better for the operator, and of which less is. */
const moreIsBetter = ['visitorsPerDay', 'seasonDays', 'ticket', 'otherPerVisitor'] as const
const uncertainInputs = [...moreIsBetter, 'runningPerBoat', 'purchasePerBoat', 'siteOnce'] as const

export type UncertainInput = (typeof uncertainInputs)[number]

function changed(
  inputs: TourBoatInputs,
  names: readonly UncertainInput[],
  towards: 'better' | 'worse',
): TourBoatInputs {
  const share = inputs.uncertaintyPercent / 100
  const next = { ...inputs }
  for (const name of names) {
    const grows = moreIsBetter.some((one) => one === name) === (towards === 'better')
    next[name] = inputs[name] * (grows ? 1 + share : 1 - share)
  }
  return { ...next, seasonDays: Math.min(next.seasonDays, tourBoatBounds.seasonDays.to) }
}

/** The year when every uncertain input goes wrong, and when every one goes well. */
export function tourBoatRange(inputs: TourBoatInputs) {
  return {
    low: tourBoatYear(changed(inputs, uncertainInputs, 'worse')),
    high: tourBoatYear(changed(inputs, uncertainInputs, 'better')),
  }
}

const sensitivityYears = 10

/** The surplus of ten years less what was invested: what an input is weighed by. */
export function tenYearBalance({ surplus, invested }: TourBoatYear): number {
  return surplus * sensitivityYears - invested
}

/** Which input matters most: each alone at both ends of its uncertainty, the largest effect first. */
export function tourBoatSensitivity(inputs: TourBoatInputs) {
  return uncertainInputs
    .map((input) => {
      const low = tourBoatYear(changed(inputs, [input], 'worse'))
      const high = tourBoatYear(changed(inputs, [input], 'better'))
      return { input, low, high, swing: tenYearBalance(high) - tenYearBalance(low) }
    })
    .sort((a, b) => b.swing - a.swing)
}
