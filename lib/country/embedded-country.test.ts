import { expect, test } from 'vitest'
import { embeddedCountry } from '#lib/country/embedded-country'

test.each([
  ['114.114.114.114', 'CN'],
  ['223.5.5.5', 'CN'],
  ['180.76.76.76', 'CN'],
  ['2400:3200::1', 'CN'],
  ['240e:4c:4008::1', 'CN'],
  ['168.95.1.1', 'TW'],
  ['2001:b000:168::1', 'TW'],
  ['202.14.67.4', 'HK'],
  ['203.80.96.10', 'HK'],
  ['8.8.8.8', 'ZZ'],
  ['5.9.0.1', 'ZZ'],
  ['210.130.1.1', 'ZZ'],
  ['2001:4860:4860::8888', 'ZZ'],
])('%s is in %s (ZZ: none of CN, TW, HK)', (address, country) => {
  expect(embeddedCountry(address)).toBe(country)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '203.0.113.9',
  '::1',
  'fe80::1',
  'fd00::1',
  '2001:db8::1',
  '',
  'unknown',
])('%s belongs to no country', (address) => {
  expect(embeddedCountry(address)).toBeUndefined()
})

test('fifty thousand lookups end within the time limit of a test: the table is searched, never read through', () => {
  let known = 0
  for (let i = 0; i < 50_000; i++) if (embeddedCountry(`${(i % 200) + 1}.${i % 256}.7.9`)) known += 1
  expect(known).toBeGreaterThan(25_000)
})
