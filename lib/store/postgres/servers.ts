import { databaseServers } from '#lib/config/database-servers'

/** The servers of DATABASE_URL, and the one that is thought to take writes at present. */
export function serversOf(address: string) {
  const addresses = databaseServers(address)
  let at = 0
  const current = () => addresses[at] ?? address
  return {
    count: Math.max(1, addresses.length),
    current,
    /** This server failed: the next connection tries the next one, until one takes writes. */
    failed(tried: string): void {
      // Ten connections that are lost at once move on once.
      if (tried === current() && addresses.length > 1) at = (at + 1) % addresses.length
    },
  }
}

export type Servers = ReturnType<typeof serversOf>
