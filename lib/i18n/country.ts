import { z } from 'zod'

/** ISO 3166 code of a country, upper case. */
export type Country = string

/** Where Chinese is assumed to be read (SPEC-4). */
export const chineseReading: ReadonlySet<Country> = new Set(['CN', 'TW', 'HK'])

/** Codes of proxies for an unknown country (`XX`) or Tor (`T1`). */
const noCountry = new Set(['XX', 'T1'])

const code = z
  .string()
  .trim()
  .regex(/^[A-Za-z][A-Za-z0-9]$/)
  .transform((value) => value.toUpperCase())

/** A country code from outside, or nothing when it is missing, malformed or says "unknown". */
export function parseCountry(value: unknown): Country | undefined {
  const { data } = code.safeParse(value)
  return data && !noCountry.has(data) ? data : undefined
}
