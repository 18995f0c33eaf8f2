import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

const routed = ipaddr.IPv6.parseCIDR('2000::/3')

/** An address to reckon with; one in IPv6 clothes is the IPv4 address it is. Undefined for what is no address. */
export function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return isIP(text) ? ipaddr.process(text) : undefined
}

/** Whether an address is public: not private, local, shared, reserved, translated or for documentation (RFC 6890); IPv6 only if routed. */
export function isPublicAddress(text: string): boolean {
  const address = parseAddress(text)
  if (address?.range() !== 'unicast') return false
  return !(address instanceof ipaddr.IPv6) || address.match(routed)
}

/** The /64 that one IPv6 subscriber holds, as its eight bytes; undefined for what is no IPv6 address. */
export function subscriberNetwork(text: string): number[] | undefined {
  const address = parseAddress(text)
  return address instanceof ipaddr.IPv6 ? address.toByteArray().slice(0, 8) : undefined
}
