import { areaReadings } from '#lib/content/area-units'
import { isIndicative } from '#lib/content/boats/figure'
import { areaInBoth, figureText } from '#lib/content/boats/print'
import { type SheetRow, specificationSheet } from '#lib/content/boats/sheet'
import type { Boat } from '#lib/content/boats/types'
import type { Locale } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'

export interface SheetRows {
  /** Name of the variant, where a boat has more than one. */
  variant?: string
  groups: readonly { title: string; rows: readonly PrintedRow[] }[]
}

/** A value as documents print it: areas in the reader's two first units, never an indicative figure. */
function printValue(row: SheetRow, locale: Locale): string | undefined {
  const { SheetTerms } = messages[locale]
  if (row.metric.some(({ figure }) => isIndicative(figure)) || row.indicative) return undefined
  if (row.word) return row.word === 'onRequest' ? undefined : SheetTerms[row.word]
  const metric = row.metric.map(({ key, figure }) => figureText(key, figure, locale)).join(' × ')
  return row.area ? areaInBoth(areaReadings(row.area, locale), locale) : metric
}

function printRow(row: SheetRow, locale: Locale) {
  const value = printValue(row, locale)
  return {
    key: row.key,
    label: messages[locale].FigureLabels[row.key],
    value: value ?? messages[locale].Leaflet.onRequest,
    /** True when the value carries the footnote that promises nothing. */
    conditional: value !== undefined && row.metric.some(({ figure }) => figure.conditional),
    /** True where no confirmed value exists. */
    open: value === undefined,
  }
}

export type PrintedRow = ReturnType<typeof printRow>

/** The specification of every variant of a boat in the words of one language. */
export function sheetsForPrint(boat: Boat, locale: Locale): SheetRows[] {
  const { groups, variants } = messages[locale].SpecificationSheet
  return boat.variants.map((variant) => ({
    variant: variant.id === 'standard' ? undefined : variants[variant.id],
    groups: specificationSheet(boat, variant).map(({ key, rows }) => ({
      title: groups[key],
      rows: rows.map((row) => printRow(row, locale)),
    })),
  }))
}
