// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { onQuotePage, onToolPage } from '#components/tools/thread/thread-address.ts'
import { areaOfShape } from '#lib/coverage-planning/water-shape'
import { threadOf } from '#lib/tool-address/thread'
import { decodeWater } from '#lib/water-address/decode-water'
import { encodeWater } from '#lib/water-address/encode-water'

beforeEach(() => history.replaceState(null, '', '/'))

const drawn = encodeWater({
  shape: {
    outline: [
      { x: 0, y: 0 },
      { x: 400, y: 0 },
      { x: 400, y: 200 },
      { x: 0, y: 200 },
    ],
    islands: [],
    shallows: [],
    dock: null,
  },
  origin: null,
})
const at = (address: string) => history.replaceState(null, '', address)
const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://here').searchParams)

it('takes an area that was typed to every tool: to the season as it was typed, to the simulation as a plain lake', () => {
  at('/en/tools/finder?job=weed&area=20&unit=acre')
  expect(queryOf(onToolPage('/en/tools/season'))).toEqual({ area: '20', unit: 'acre' })
  const water = decodeWater(threadOf(new URL(onToolPage('/en/tools/coverage'), 'http://here')).words.get('w') ?? '')
  expect((water ? areaOfShape(water.shape) : 0) / 10_000).toBeCloseTo(8.09, 2)
  expect(threadOf(new URL(onQuotePage('/en/quote'), 'http://here')).words.has('w')).toBe(true)
})

it('lets a drawn water bring its own area', () => {
  at(`/en/tools/season?area=3&unit=ha&days=5#w=${drawn}&wage=30`)
  expect(queryOf(onToolPage('/en/tools/finder'))).toEqual({})
  at(onToolPage('/en/tools/water'))
  expect(onToolPage('/en/tools/season')).toBe(`/en/tools/season?unit=ha&days=5#w=${drawn}&wage=30`)
})

it('keeps an area that was typed beside the plain lake that stands for it', () => {
  at('/en/tools/finder?job=weed&area=20&unit=acre')
  at(onToolPage('/en/tools/coverage'))
  expect(queryOf(onToolPage('/en/tools/finder'))).toEqual({ job: 'weed', area: '20', unit: 'acre' })
})

it('leads to the plain pages where nothing was typed', () => {
  at('/tools/coverage')
  expect(onToolPage('/tools/finder')).toBe('/tools/finder')
  expect(onQuotePage('/quote')).toBe('/quote')
})

it('writes an area into the season in the unit that its other numbers were typed in', () => {
  at('/en/tools/finder?area=16&unit=ha#s=unit%3Dmu%26area%3D120%26rate%3D10')
  expect(queryOf(onToolPage('/en/tools/season'))).toEqual({ unit: 'mu', area: '240', rate: '10' })
})
