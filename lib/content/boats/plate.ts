import { type RowKey, type SheetRow, specificationSheet } from '#lib/content/boats/sheet'
import type { Boat, PerceptionModule } from '#lib/content/boats/types'

export interface PlateRow {
  key: RowKey
  /** A value a variant, in the order of the boat's variants; none where the variant has no such thing. */
  values: readonly (SheetRow | undefined)[]
  /** Modules that are aboard, where the row says no more of them than that. */
  modules?: readonly FittedModule[]
}

export interface FittedModule {
  module: PerceptionModule
  /** Reported in public, not confirmed: prints with the mark (READ-5). */
  isReported: boolean
}

/** A row that says something: a figure, or a word other than "with your quote". */
const isKnown = (row: SheetRow) => row.word !== 'onRequest'

/** The plate's rows, a dozen at most, without those its quote fills; modules without a number share one. */
export function plateRows(boat: Boat): PlateRow[] {
  const sheets = boat.variants.map((variant) =>
    specificationSheet(boat, variant)
      .flatMap(({ rows }) => rows)
      .filter(isKnown),
  )
  const keys = [...new Set(sheets.flatMap((rows) => rows.map(({ key }) => key)))]
  const rows = keys.map((key) => ({ key, values: sheets.map((sheet) => sheet.find((row) => row.key === key)) }))
  const isFitted = ({ values }: PlateRow) => values.every((row) => row?.word === 'fitted')
  const fitted = [...boat.perception, ...boat.perceptionReported]
    .filter((module) => rows.some((row) => row.key === module && isFitted(row)))
    .map((module) => ({ module, isReported: boat.perceptionReported.includes(module) }))
  if (fitted.length === 0) return rows
  return [...rows.filter((row) => !isFitted(row)), { key: 'perception', values: [], modules: fitted }]
}
