import { log } from '#lib/runtime/log'

/** Where the country should have come from: the trusted header said that it does not know, or no table has the address. */
export type UnknownBy = 'header' | 'table'

/** A health check that asks for `/` must not fill the log: one line a minute says how many there were. */
const everyMs = 60_000

const said = new Map<UnknownBy, { at: number; since: number }>()

/** Says that a country is unknown, without the address, and answers as much. */
export function logUnknownCountry(by: UnknownBy, now = Date.now()): undefined {
  const last = said.get(by)
  if (last && now - last.at < everyMs) {
    last.since += 1
    return
  }
  log('warn', 'country.unknown', { by, assumed: 'CN', moreInTheMinuteBefore: last?.since })
  said.set(by, { at: now, since: 0 })
}
