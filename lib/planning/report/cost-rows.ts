import { squareMetresPer } from '#lib/content/area-units'
import { formatMessage } from '#lib/i18n/format-message'
import { fleetLine } from '#lib/planning/report/fleet-line'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import type { TextTable } from '#lib/planning/report/year-rows'
import { costLines } from '#lib/planning/season-cost'
import type { SeasonPlan } from '#lib/planning/season-plan'

/** Whether the visitor's prices make any line of the cost: without one the table would be dashes, and is left out. */
export const hasPrices = ({ cost, inputs }: SeasonPlan): boolean =>
  inputs.manual !== null || cost.ways.some(({ lines }) => lines.some(({ value }) => value !== null))

/** A year's cost of each way beside today's; a row that cannot be computed yet names what it needs. */
export function costTable(plan: SeasonPlan, print: SeasonPrint): TextTable {
  const { cost, inputs } = plan
  const { words, number } = print
  const { result } = words
  const money = (value: number | null | undefined) => (value == null ? result.none : number(value, 0))
  const perArea = (perHa: number | null) =>
    perHa === null ? result.none : number((perHa * squareMetresPer[print.unit]) / squareMetresPer.ha)
  const rowOf = (name: (typeof costLines)[number]) => {
    const lines = cost.ways.map(({ lines }) => lines.find((line) => line.name === name))
    const missing = [...new Set(lines.flatMap((line) => line?.missing ?? []))]
    const needs = missing.length > 0 ? ` · ${formatMessage(result.missing, { fields: print.fields(missing) })}` : ''
    return [result.lines[name] + needs, ...lines.map((line) => money(line?.value)), result.none]
  }
  const unit = words.units[print.unit]
  const fleet = fleetLine(plan, print, plan.boats.planned)
  return [
    [formatMessage(result.costLine, { fleet }), ...cost.ways.map(({ way }) => result.ways[way]), result.today],
    ...costLines.map(rowOf),
    [
      formatMessage(result.perArea, { unit }),
      ...cost.ways.map(({ perHa }) => perArea(perHa)),
      perArea(cost.todayPerHa),
    ],
    [result.total, ...cost.ways.map(({ total }) => money(total)), money(inputs.manual)],
  ]
}

/** When buying has paid for itself, as a range; or what it still needs. */
export function payBackLine({ cost }: SeasonPlan, print: SeasonPrint): string {
  const { result } = print.words
  if (!cost.payBack) return formatMessage(result.payBackMissing, { fields: print.fields(cost.payBackMissing) })
  const years = (value: number | null) =>
    value === null ? result.never : formatMessage(result.years, { value: print.number(value, 1) })
  const { best, middle, worst } = cost.payBack
  return formatMessage(result.payBack, { best: years(best), worst: years(worst), middle: years(middle) })
}

/** Every line of the cost that has a value, with its numbers put in. */
export function costFormulas({ cost, inputs, boats, year }: SeasonPlan, print: SeasonPrint): string[] {
  const { result } = print.words
  const { number } = print
  const said = (value: number | null) => number(value ?? 0)
  const numbers = {
    boats: boats.all,
    boatPrice: said(inputs.boatPrice),
    dockPrice: said(inputs.dockPrice),
    lifeYears: said(inputs.lifeYears),
    interest: said(inputs.interest),
    upkeep: said(inputs.upkeep),
    lease: said(inputs.lease),
    area: print.area(inputs.area),
    service: number((inputs.service ?? 0) * squareMetresPer[print.unit]),
    charges: number(year.charges),
    chargeEnergy: said(inputs.chargeEnergy),
    energyPrice: said(inputs.energyPrice),
    hours: number(year.watchHours + year.liftHours + year.cartHours, 1),
    wage: said(inputs.wage),
    tonnes: number(year.kg / 1000),
    disposal: said(inputs.disposal),
  }
  const lines = new Map(cost.ways.flatMap(({ lines }) => lines.map((line) => [line.name, line.value] as const)))
  const { payBack } = cost
  return [
    ...costLines.flatMap((name) => {
      const value = lines.get(name) ?? null
      const sum = formatMessage(result.costFormula[name], { ...numbers, value: number(value ?? 0, 0) })
      return value === null ? [] : [`${result.lines[name]}: ${sum}`]
    }),
    ...(payBack && payBack.middle !== null
      ? [
          formatMessage(result.costFormula.payBack, {
            invested: number(payBack.invested, 0),
            today: number(payBack.today, 0),
            running: number(payBack.running, 0),
            value: formatMessage(result.years, { value: number(payBack.middle, 1) }),
            doubt: inputs.doubt,
          }),
        ]
      : []),
  ]
}
