import { expect, it } from 'vitest'
import { limits } from '#lib/forms/limits'
import { readToolAddress } from '#lib/tool-address/read-tool-address'
import { addressIn, threadHash, threadOf } from '#lib/tool-address/thread'
import { encodeWater } from '#lib/water-address/encode-water'
import { lakeOfArea } from '#lib/water-drawing/drawing'

const water = encodeWater({ shape: lakeOfArea(80_000), origin: null })
const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://here')
  return { pathname, search, hash }
}

it('carries a water, fleets and the finder’s answers round all tools and back, and nothing is lost', () => {
  const start = `/en/tools/finder?job=litter&area=8&unit=ha&litterKgPerDay=120#w=${water}&d=900`
  let address = start
  for (const tool of ['coverage', 'season', 'tour-boat', 'water', 'finder'])
    address = addressIn(`/en/tools/${tool}`, threadOf(at(address)))
  expect(Object.fromEntries(new URL(address, 'http://here').searchParams)).toEqual({
    job: 'litter',
    area: '8',
    unit: 'ha',
    litterKgPerDay: '120',
  })
  expect(threadOf(at(address)).words.get('w')).toBe(water)
  expect(threadOf(at(address)).words.get('d')).toBe('900')
})

it('goes by the quote page and opens the tool that was left, with the same figures', () => {
  const season = threadOf(at('/tools/season?area=40&days=5#wage=30&d=900'))
  const quote = threadOf(at(`/quote?area=40${threadHash(season)}`))
  expect(quote.tool).toBe('season')
  expect(addressIn('/tools/season', quote)).toBe('/tools/season?area=40&days=5#wage=30&d=900')
  expect(threadHash(threadOf(at('/tools/water')))).toBe('')
})

it('keeps an address of a tool as we write it', () => {
  const address = `/en/tools/coverage#w=${water}&a=smurf-standard%2C1%2C2&c=1.5`
  expect(readToolAddress(address)).toBe(address)
  expect(readToolAddress('/tools/tour-boat#d=９００_8')).toBe('/tools/tour-boat#d=900_8')
})

it.each([
  'https://elsewhere.example/tools/water',
  '//elsewhere.example/tools/water',
  '/\\elsewhere.example/tools/water',
  '/en/contact',
  '/tools/water/../../api/forms/quote',
  'javascript:alert(1)',
  '/tools/water#w=AgIC',
  `/tools/water#c=${'1'.repeat(limits.toolAddress)}`,
])('takes no %s', (address) => {
  expect(readToolAddress(address)).toBeNull()
})

it('leaves out what is no word of a tool', () => {
  expect(
    readToolAddress('/tools/coverage?utm_source=x&to=a@b.example#c=1&note=%E6%9D%8E%E5%9B%9B&x=%3Cscript%3E'),
  ).toBe('/tools/coverage#c=1')
})
