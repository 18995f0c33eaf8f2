import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { ipv6Groups } from '#lib/http/visitor-address'
import type { Country } from '#lib/i18n/country'
import table from './country-table.json' with { type: 'json' }

/** The answer for a public address that is in none of the table's countries. */
export const elsewhere: Country = 'ZZ'

/** Addresses that belong to no place: private, loopback, link-local, shared, documentation, multicast. */
const placeless = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  placeless.addSubnet(network, prefix, 'ipv4')
}
placeless.addSubnet('2001:db8::', 32, 'ipv6')

/** Every address that is routed on the internet stands in 2000::/3. */
const routed = new BlockList()
routed.addSubnet('2000::', 3, 'ipv6')

function bytes(base64: string): ArrayBuffer {
  return Uint8Array.from(Buffer.from(base64, 'base64')).buffer
}

const ranges = Object.entries(table.ranges).map(([country, { v4, v6 }]) => ({
  country,
  v4: new Uint32Array(bytes(v4)),
  v6: new BigUint64Array(bytes(v6)),
}))

/** Whether a value lies in one of the ranges, given as first, last, first, last … in ascending order. */
function within<Value extends number | bigint>(value: Value, edges: ArrayLike<Value>): boolean {
  let low = 0
  let high = edges.length / 2 - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const [first, last] = [edges[middle * 2], edges[middle * 2 + 1]]
    if (first === undefined || last === undefined) return false
    if (value < first) high = middle - 1
    else if (value > last) low = middle + 1
    else return true
  }
  return false
}

/** The country of an address by the embedded table, `elsewhere`, or nothing when it belongs to no place. */
export function embeddedCountry(address: string): Country | undefined {
  if (isIPv4(address) && !placeless.check(address, 'ipv4')) {
    const value = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
    return ranges.find(({ v4 }) => within(value, v4))?.country ?? elsewhere
  }
  if (isIPv6(address) && routed.check(address, 'ipv6') && !placeless.check(address, 'ipv6')) {
    const network = ipv6Groups(address).slice(0, 4)
    const value = network.reduce((sum, group) => (sum << 16n) | BigInt(group), 0n)
    return ranges.find(({ v6 }) => within(value, v6))?.country ?? elsewhere
  }
  return undefined
}
