import type { Country } from '#lib/i18n/country'
import { isPublicAddress, parseAddress, subscriberNetwork } from '#lib/runtime/network-address'
import table from './country-table.json' with { type: 'json' }

/** The answer for a public address that is in none of the table's countries. */
export const elsewhere: Country = 'ZZ'

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
  if (!isPublicAddress(address)) return undefined
  const network = subscriberNetwork(address)
  if (network) {
    const value = Buffer.from(network).readBigUInt64BE()
    return ranges.find(({ v6 }) => within(value, v6))?.country ?? elsewhere
  }
  const value = Buffer.from(parseAddress(address)?.toByteArray() ?? []).readUInt32BE()
  return ranges.find(({ v4 }) => within(value, v4))?.country ?? elsewhere
}
