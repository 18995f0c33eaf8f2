import { databaseServers } from '#lib/config/database-servers'

/** The database's servers, and the one that is thought to take writes at present. */
export interface Servers {
  count: number
  current(): string
  /** This one could not be used: whoever comes next tries the next one, until one takes writes. */
  failed(address: string): void
}

/** The servers of DATABASE_URL and which of them is asked now. */
export function serversOf(address: string): Servers {
  const addresses = databaseServers(address)
  let at = 0
  const current = () => addresses[at] ?? address
  return {
    count: Math.max(1, addresses.length),
    current,
    failed(tried) {
      // Ten connections that are lost at once move on once.
      if (tried === current() && addresses.length > 1) at = (at + 1) % addresses.length
    },
  }
}
