import { isIP } from 'node:net'
import { isPublicAddress, subscriberNetwork } from '#lib/runtime/network-address'

/** Set by server.mjs on every request from the connection itself; whatever a visitor sends under this name is dropped. */
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
 * The visitor's address (READ-1): the n-th entry from the right of `X-Forwarded-For` with n trusted proxies, else the connection's.
 * Fewer entries than proxies mean that the request bypassed them.
 */
export function visitorAddress(headers: Pick<Headers, 'get'>, trustedProxyHops: number): string {
  const socket = plain(headers.get(socketAddressHeader) ?? '')
  if (trustedProxyHops === 0) return socket
  const entries = headers.get('x-forwarded-for')?.split(',') ?? []
  const named = plain(entries.at(-trustedProxyHops) ?? '')
  return isIP(named) ? named : socket
}

/**
 * Whether visitors seem to count as one: theirs is a machine's of this network, though a proxy names a public one. Then
 * `trustedProxyHops` is not the number of proxies.
 */
export function seemsProxy(headers: Pick<Headers, 'get'>, trustedProxyHops: number): boolean {
  const named = headers.get('x-forwarded-for')?.split(',') ?? []
  return (
    named.some((address) => isPublicAddress(plain(address))) &&
    !isPublicAddress(visitorAddress(headers, trustedProxyHops))
  )
}

/** The key for rate limits: an IPv4 address, or the /64 of an IPv6 subscriber (READ-1). */
export function limitKey(address: string): string {
  const bare = plain(address)
  const network = subscriberNetwork(bare)
  return network ? `${Buffer.from(network).toString('hex')}::/64` : bare
}
