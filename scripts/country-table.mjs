/**
 * Turns the IPFire Location data (Debian package `tor-geoipdb`) into the committed table of address ranges in
 * CN, TW and HK that the locale resolver falls back to (READ-1).
 *
 *   apt-get install tor-geoipdb && npm run country-table
 *   npm run country-table -- <folder with geoip and geoip6>
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { subscriberNetwork } from '#lib/runtime/network-address'

const folder = process.argv[2] ?? '/usr/share/tor'
const countries = ['CN', 'TW', 'HK']

const text = { v4: readFileSync(join(folder, 'geoip'), 'utf8'), v6: readFileSync(join(folder, 'geoip6'), 'utf8') }
const generated = /^# Generated: (.+)$/m.exec(text.v4)?.[1]
if (!generated) throw new Error('The source does not say when it was made: is it an IPFire Location export?')

/** The /64 an IPv6 address stands in: finer ranges do not cross countries. */
const prefix = (address) => Buffer.from(subscriberNetwork(address)).readBigUInt64BE()

function ranges(source, country, parse) {
  const merged = []
  for (const line of source.split('\n')) {
    const [first, last, code] = line.split(',')
    if (code !== country) continue
    const [start, end] = [parse(first), parse(last)]
    if (merged.at(-1) === start - 1n) merged[merged.length - 1] = end
    else merged.push(start, end)
  }
  return merged
}

function encode(numbers, bytes) {
  const buffer = Buffer.alloc(numbers.length * bytes)
  numbers.forEach((number, index) => {
    if (bytes === 4) buffer.writeUInt32LE(Number(number), index * bytes)
    else buffer.writeBigUInt64LE(number, index * bytes)
  })
  return buffer.toString('base64')
}

const perCountry = Object.fromEntries(
  countries.map((country) => [country, { v4: ranges(text.v4, country, BigInt), v6: ranges(text.v6, country, prefix) }]),
)
const table = {
  source: 'IPFire Location, https://location.ipfire.org/',
  license: 'CC BY-SA 4.0',
  date: new Date(generated).toISOString().slice(0, 10),
  ranges: Object.fromEntries(
    Object.entries(perCountry).map(([country, { v4, v6 }]) => [country, { v4: encode(v4, 4), v6: encode(v6, 8) }]),
  ),
}
writeFileSync(new URL('../lib/country/country-table.json', import.meta.url), `${JSON.stringify(table, null, 2)}\n`)
for (const [country, { v4, v6 }] of Object.entries(perCountry)) {
  console.log(`${country}: ${v4.length / 2} IPv4 and ${v6.length / 2} IPv6 ranges of ${table.date}`)
}
