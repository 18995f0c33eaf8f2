import { type AreaUnit, squareMetresPer } from '#lib/content/area-units'
import { withUnit } from '#lib/content/boats/print-quantity'
import { variantId } from '#lib/content/fleet'
import type { Bounds } from '#lib/coverage-planning/bounds'
import type { BoatClass } from '#lib/fleet-advice/boat-classes'
import { formatMessage } from '#lib/i18n/format-message'
import { listText } from '#lib/i18n/list-text'
import type { Messages } from '#lib/i18n/messages'
import { seasonBounds } from '#lib/planning/season-bounds'
import { type SeasonField, typedNumber } from '#lib/planning/season-entry'

export interface SeasonWords {
  tool: Messages['SeasonTool']
  result: Messages['SeasonResult']
  /** Name of each class by its id, its variant included; and where its page stands. */
  boats: Readonly<Record<string, { name: string; to: string }>>
  units: Readonly<Record<AreaUnit, string>>
}

/** How a season prints: numbers of the language, areas in the reader's unit, names of boats and fields. */
export function seasonPrint(words: SeasonWords, locale: string, unit: AreaUnit) {
  // A format takes longer to make than to use, and a page prints hundreds of numbers with each key.
  const formats = Array.from(
    { length: 5 },
    (_, maximumFractionDigits) => new Intl.NumberFormat(locale, { maximumFractionDigits }),
  )
  const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const number = (value: number, digits = 2) => formats[digits]?.format(value) ?? String(value)
  const area = (squareMetres: number) => withUnit(number(squareMetres / squareMetresPer[unit]), words.units[unit])
  const field = (name: SeasonField) => formatMessage(words.tool.fields[name], { unit: words.units[unit] })
  return {
    words,
    locale,
    unit,
    /** With at most so many decimals, two unless said. */
    number,
    area,
    /** Square metres an hour, in the reader's unit. */
    rate: (squareMetres: number) => formatMessage(words.result.rate, { area: area(squareMetres) }),
    boat: (one: Pick<BoatClass, 'slug' | 'variant'>) => words.boats[variantId(one)]?.name ?? one.slug,
    field,
    /** What a field may hold, said where it holds something else. */
    problem(name: SeasonField): string {
      const { tool } = words
      if (name === 'rest' || !(name in seasonBounds)) return tool.wrongRest
      const bounded = name as keyof typeof seasonBounds
      const { from, to, whole }: Bounds = seasonBounds[bounded]
      const typed = (value: number) => number(Number(typedNumber(bounded, value, unit)), 4)
      return formatMessage(whole ? tool.wrongWhole : tool.wrong, { from: typed(from), to: typed(to) })
    },
    fields: (names: readonly SeasonField[]) => listText(names.map(field), locale),
    /** The first day of a week; of a year of 365 days, with whose first the plan's weeks begin. */
    dayOf: (week: number) => day.format(new Date(Date.UTC(2025, 0, 1 + (week - 1) * 7))),
  }
}

export type SeasonPrint = Readonly<ReturnType<typeof seasonPrint>>
