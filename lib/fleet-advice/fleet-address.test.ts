import { expect, it } from 'vitest'
import { decodeFleet, encodeFleet, entryOf, givenFields } from '#lib/fleet-advice/fleet-address'
import { fleetPresets } from '#lib/fleet-advice/fleet-presets'
import { readNumber } from '#lib/i18n/read-number'

it('fills what is given: 500 kg, 8 h, 15 m and the speed that makes 40 mu an hour of them', () => {
  const { texts } = entryOf('efficiency-standard')
  expect(texts).toMatchObject({ basketKg: '500', enduranceH: '8', widthM: '15', workSpeed: '0.49' })
  expect(givenFields('efficiency-standard')).toEqual(['widthM', 'workSpeed', 'basketKg', 'enduranceH'])
})

it('claims no width and no speed for a boat that has none given', () => {
  expect(givenFields('smurf-standard')).toEqual(['basketKg', 'enduranceH'])
})

it.each(fleetPresets.map(({ id }) => id))('%s comes back out of an address', (id) => {
  const entry = entryOf(id)
  expect(decodeFleet(encodeFleet(entry))).toEqual(entry)
})

it.each([
  ['1,200', 1200],
  ['1，200', 1200],
  ['1, 200', 1200],
  ['1,5', null],
])('%s kg of litter come back out of an address as the number that they are', (typed, number) => {
  const { preset, texts } = entryOf('')
  const back = decodeFleet(encodeFleet({ preset, texts: { ...texts, litterKg: typed } }))
  expect(readNumber(back?.texts.litterKg ?? '')).toBe(number)
})

it('takes nothing from an address that holds no fleet', () => {
  for (const word of [null, '', 'x', 'a,b', ','.repeat(50)]) expect(decodeFleet(word)).toBeNull()
})
