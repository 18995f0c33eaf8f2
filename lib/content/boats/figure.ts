import type { Figure, Quantity } from '#lib/content/boats/types'
import { m2ToMu, muToM2 } from '#lib/content/units'

/** An exact quantity, in the unit of its field. Prints as "90". */
export const exactly = (value: number): Quantity => ({ form: 'exact', value })
/** Prints as "about 90". */
export const about = (value: number): Quantity => ({ form: 'about', value })
/** Prints as "over 90": the figure itself is not reached. */
export const over = (value: number): Quantity => ({ form: 'over', value })
/** Prints as "up to 90". */
export const upTo = (value: number): Quantity => ({ form: 'upTo', value })
/** Prints as "80–90", both ends included. */
export const between = (from: number, to: number): Quantity => ({ form: 'range', from, to })

/** Given in the specification; `row` names the line of docs/facts.md. */
export const spec = (row: string, quantity: Quantity): Figure => ({ source: 'SPEC', row, quantity })

/** Given in the specification, but which boat it belongs to is our reading: prints as indicative. */
export const assigned = (row: string, quantity: Quantity): Figure => ({ source: 'SPEC?', row, quantity })

/** Reported in public and not yet confirmed by the company: prints as indicative. */
export const reported = (row: string, confidence: 'H' | 'M', quantity: Quantity): Figure => ({
  source: 'PUB',
  confidence,
  row,
  quantity,
})

/** Given by the company for its own circumstances: prints with the footnote that promises nothing. */
export const given = (row: string, quantity: Quantity): Figure => ({ source: 'SPEC', row, quantity, conditional: true })

function mapQuantity(quantity: Quantity, convert: (value: number) => number): Quantity {
  return quantity.form === 'range'
    ? { form: 'range', from: convert(quantity.from), to: convert(quantity.to) }
    : { form: quantity.form, value: convert(quantity.value) }
}

/** The same figure in square metres: computed from what was given, never written twice. */
export const inM2 = ({ row, quantity }: Figure): Figure => ({
  source: 'CALC',
  row,
  quantity: mapQuantity(quantity, muToM2),
})

/** The same figure in mu. */
export const inMu = ({ row, quantity }: Figure): Figure => ({
  source: 'CALC',
  row,
  quantity: mapQuantity(quantity, m2ToMu),
})

/** The area that a work rate covers in the hours of one charge. */
export function perCharge(row: string, ratePerHour: number, hours: Quantity): Figure {
  return { source: 'CALC', row, quantity: mapQuantity(hours, (h) => h * ratePerHour) }
}

/** SPEC? and PUB print with the "indicative" mark and a footnote (READ-5). */
export function isIndicative(figure: Figure): boolean {
  return figure.source === 'SPEC?' || figure.source === 'PUB'
}

/** Figures for JSON-LD, PDFs and comparisons: SPEC and CALC only, and none whose footnote would be lost. */
export function isConfirmed(figure: Figure): boolean {
  return !isIndicative(figure) && !figure.conditional
}
