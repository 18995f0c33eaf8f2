import { type AreaUnit, squareMetresPer } from '#lib/content/area-units'
import { readNumber } from '#lib/i18n/read-number'

const rounded = (value: number, digits: number) => String(Number(value.toFixed(digits)))

const digitsOf = { mu: 1, m2: 0, ha: 2, acre: 1 } as const satisfies Record<AreaUnit, number>

/** The value of the other unit's box while mu are typed. */
export function otherUnitOf(mu: string, unit: AreaUnit): string {
  const value = readNumber(mu)
  if (value === null) return ''
  return rounded((value * squareMetresPer.mu) / squareMetresPer[unit], digitsOf[unit])
}

/** The mu that the form sends while another unit is typed; text that is no number stays, to be found wrong. */
export function muOf(other: string, unit: AreaUnit): string {
  const value = readNumber(other)
  return value === null ? other : rounded((value * squareMetresPer[unit]) / squareMetresPer.mu, digitsOf.mu)
}
