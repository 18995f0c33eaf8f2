import { squareMetresPer } from '#lib/content/area-units'
import type { SeasonNumber } from '#lib/planning/season-bounds'
import type { SeasonInputs } from '#lib/planning/season-inputs'

export const costLines = [
  'boatsAndDock',
  'interestPaid',
  'upkeepPaid',
  'rent',
  'serviceFee',
  'electricity',
  'wages',
  'disposalPaid',
] as const
export type CostLineName = (typeof costLines)[number]

/** One line of a year's cost: null until every number it needs is there. */
export interface CostLine {
  readonly name: CostLineName
  readonly value: number | null
  readonly missing: readonly SeasonNumber[]
}

export const costWays = ['buy', 'lease', 'hire'] as const

/** The amounts of a year's work that cost: kilograms brought ashore, charges, and hours of people. */
type YearOfWork = Readonly<Record<'charges' | 'kg' | 'watchHours' | 'liftHours' | 'cartHours', number>>

/** A year's costs at the visitor's own prices, straight-line: no price of ours, no tax, no inflation. */
export function seasonCost(inputs: SeasonInputs, boats: number, year: YearOfWork) {
  const ha = inputs.area / squareMetresPer.ha
  const line = (name: CostLineName, needs: readonly SeasonNumber[], value: (numbers: number[]) => number): CostLine => {
    const missing = needs.filter((need) => inputs[need] === null)
    return { name, missing, value: missing.length > 0 ? null : value(needs.map((need) => inputs[need] ?? 0)) }
  }
  const invested = ([boat = 0, dock = 0]: number[]) => boats * boat + dock
  const people = year.watchHours + year.liftHours + year.cartHours
  // Half of what was bought is on average still to be paid back.
  const interestPaid = line('interestPaid', ['boatPrice', 'dockPrice', 'interest'], (numbers) => {
    return ((invested(numbers) / 2) * (numbers[2] ?? 0)) / 100
  })
  const boatsAndDock = line('boatsAndDock', ['boatPrice', 'dockPrice', 'lifeYears'], (numbers) => {
    return invested(numbers) / (numbers[2] ?? 1)
  })
  const upkeepPaid = line('upkeepPaid', ['upkeep'], ([upkeep = 0]) => boats * upkeep)
  const daily = [
    line('electricity', ['chargeEnergy', 'energyPrice'], ([energy = 0, price = 0]) => year.charges * energy * price),
    line('wages', ['wage'], ([wage = 0]) => people * wage),
    line('disposalPaid', year.kg > 0 ? ['disposal'] : ['litter', 'disposal'], (numbers) => {
      return (year.kg / 1000) * (numbers.at(-1) ?? 0)
    }),
  ]
  /** A way to have the water cleaned for a year, in the visitor's money. */
  const way = (name: (typeof costWays)[number], lines: readonly CostLine[]) => {
    const missing = [...new Set(lines.flatMap((each) => each.missing))]
    const total = missing.length > 0 ? null : sum(lines)
    return { way: name, lines, total, perHa: total === null ? null : total / ha, missing }
  }
  const rent = line('rent', ['lease'], ([lease = 0]) => boats * lease * 12)
  const serviceFee = line('serviceFee', ['service'], ([service = 0]) => service * inputs.area * 12)

  const running = [upkeepPaid, ...daily]
  const price = line('boatsAndDock', ['boatPrice', 'dockPrice'], invested)
  const today = line('serviceFee', ['manual'], ([manual = 0]) => manual)
  const payBackMissing = [...new Set([price, ...running, today].flatMap(({ missing }) => missing))]
  return {
    ways: [
      way('buy', [boatsAndDock, interestPaid, upkeepPaid, ...daily]),
      way('lease', [rent, ...daily]),
      way('hire', [serviceFee]),
    ],
    payBack:
      payBackMissing.length > 0
        ? null
        : payBackOf(price.value ?? 0, sum(running), today.value ?? 0, inputs.doubt / 100),
    /** What the pay-back still needs. */
    payBackMissing,
    /** Today's way, for a hectare. */
    todayPerHa: inputs.manual === null ? null : inputs.manual / ha,
  }
}

const sum = (lines: readonly CostLine[]) => lines.reduce((total, { value }) => total + (value ?? 0), 0)

/** Years until what is spared has paid what was bought; null where it never does. */
function payBackOf(invested: number, running: number, today: number, doubt: number) {
  const years = (bought: number, spared: number) => (bought === 0 ? 0 : spared > 0 ? bought / spared : null)
  return {
    invested,
    /** What buying leaves to pay each year, and what today's way costs. */
    running,
    today,
    best: years(invested * (1 - doubt), today * (1 + doubt) - running * (1 - doubt)),
    middle: years(invested, today - running),
    worst: years(invested * (1 + doubt), today * (1 - doubt) - running * (1 + doubt)),
  }
}
