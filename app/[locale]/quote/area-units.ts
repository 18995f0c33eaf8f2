import { type AreaUnit, squareMetresPer } from '#lib/content/area-units'

/** A number as people type it, thousands separators and full-width digits included; blank when it is none. */
function numberIn(text: string): number | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[,\s]/g, '')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

const rounded = (value: number, digits: number) => String(Number(value.toFixed(digits)))

const digitsOf = { mu: 1, m2: 0, ha: 2, acre: 1 } as const satisfies Record<AreaUnit, number>

/** What stands in another unit's box while mu are typed. */
export function otherUnitOf(mu: string, unit: AreaUnit): string {
  const value = numberIn(mu)
  if (value === undefined) return ''
  return rounded((value * squareMetresPer.mu) / squareMetresPer[unit], digitsOf[unit])
}

/** The mu that the form sends while another unit is typed; text that is no number stays, to be found wrong. */
export function muOf(other: string, unit: AreaUnit): string {
  const value = numberIn(other)
  return value === undefined ? other : rounded((value * squareMetresPer[unit]) / squareMetresPer.mu, digitsOf.mu)
}
