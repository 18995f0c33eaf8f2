import { squareMetresPerMu } from '#lib/content/units'

const squareMetresPer = { m2: 1, ha: 10_000 } as const

export type OtherUnit = keyof typeof squareMetresPer

/** A number as people type it, thousands separators and full-width digits included; blank when it is none. */
function numberIn(text: string): number | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[,\s]/g, '')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

const rounded = (value: number, digits: number) => String(Number(value.toFixed(digits)))

/** What stands in the other unit's box while mu are typed. */
export function otherUnitOf(mu: string, unit: OtherUnit): string {
  const value = numberIn(mu)
  if (value === undefined) return ''
  return rounded((value * squareMetresPerMu) / squareMetresPer[unit], unit === 'ha' ? 2 : 0)
}

/** The mu that the form sends while the other unit is typed; text that is no number stays, to be found wrong. */
export function muOf(other: string, unit: OtherUnit): string {
  const value = numberIn(other)
  return value === undefined ? other : rounded((value * squareMetresPer[unit]) / squareMetresPerMu, 1)
}
