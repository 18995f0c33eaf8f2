import { isIPv4, isIPv6 } from 'node:net'

/** Set by server.ts on every request from the connection itself; whatever a visitor sends under this name is dropped. */
export const socketAddressHeader = 'x-orca-socket-address'

/** `::ffff:192.0.2.1` and `192.0.2.1` are one visitor. */
function plain(address: string): string {
  const bare = address
    .trim()
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '')
  return /^::ffff:(?=\d+\.)/i.test(bare) ? bare.slice(7) : bare
}

/**
 * The visitor's address (READ-1): the n-th entry from the right of `X-Forwarded-For` when n proxies are
 * trusted, else the connection's. Fewer entries than proxies means that somebody came past them.
 */
export function visitorAddress(headers: Pick<Headers, 'get'>, trustedProxyHops: number): string {
  const socket = plain(headers.get(socketAddressHeader) ?? '')
  if (trustedProxyHops === 0) return socket
  const entries = headers.get('x-forwarded-for')?.split(',') ?? []
  const named = plain(entries.at(-trustedProxyHops) ?? '')
  return isIPv4(named) || isIPv6(named) ? named : socket
}

/** The eight groups of an IPv6 address as numbers. */
export function ipv6Groups(address: string): number[] {
  const dotted = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  const hex = (high?: string, low?: string) => ((Number(high) << 8) | Number(low)).toString(16)
  const text = dotted
    ? `${address.slice(0, dotted.index)}${hex(dotted[1], dotted[2])}:${hex(dotted[3], dotted[4])}`
    : address
  const [head = '', tail] = text.split('::')
  const groups = (part: string) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : [])
  const [left, right] = [groups(head), groups(tail ?? '')]
  const middle = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<number>(Math.max(middle, 0)).fill(0), ...right]
}

/** What a limit counts by: an IPv4 address, or the /64 that one IPv6 subscriber holds (READ-1). */
export function limitKey(address: string): string {
  const bare = plain(address)
  if (!isIPv6(bare)) return bare
  const network = ipv6Groups(bare).slice(0, 4)
  return `${network.map((group) => group.toString(16)).join(':')}::/64`
}
