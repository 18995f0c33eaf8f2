/** Where the country should have come from: the trusted header said that it does not know, or no table has the address. */
export type UnknownBy = 'header' | 'table'

/** A health check that asks for `/` must not fill the log: one line a minute says how many there were. */
const everyMs = 60_000

const reasons: Record<UnknownBy, string> = {
  header: 'the trusted header names none',
  table: 'the address is private or in no table',
}

const said = new Map<UnknownBy, { at: number; since: number }>()

/** Says that a country is unknown, without the address, and answers as much. */
export function logUnknownCountry(by: UnknownBy, now = Date.now()): undefined {
  const last = said.get(by)
  if (last && now - last.at < everyMs) {
    last.since += 1
    return
  }
  const more = last?.since ? ` (${last.since} more in the minute before)` : ''
  console.warn(`country unknown: ${reasons[by]}; China and Chinese assumed${more}`)
  said.set(by, { at: now, since: 0 })
}
