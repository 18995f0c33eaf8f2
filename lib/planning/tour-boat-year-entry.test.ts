import { expect, it } from 'vitest'
import {
  decodeTourBoat,
  encodeTourBoat,
  readTourBoat,
  startingEntry,
  type TourBoatEntry,
} from '#lib/planning/tour-boat-year-entry'

const whole: TourBoatEntry = {
  ...startingEntry({ boats: 1, visitors: 50 }),
  ticket: '50',
  purchasePerBoat: '800,000',
  runningPerBoat: '300000',
}

it('begins with the boats and visitors of the day and asks for every price', () => {
  const entry = startingEntry({ boats: 15, visitors: 900 })
  expect(entry).toMatchObject({ boats: '15', visitorsPerDay: '60' })
  expect(readTourBoat(entry)).toEqual({ blank: ['ticket', 'purchasePerBoat', 'runningPerBoat'], wrong: [] })
})

it('reads what may stay blank as nothing', () => {
  expect(readTourBoat(whole)).toMatchObject({ inputs: { purchasePerBoat: 800_000, otherPerVisitor: 0, siteOnce: 0 } })
})

it.each([
  ['boats', '0'],
  ['boats', '1.5'],
  ['boats', '-2'],
  ['seasonDays', '367'],
  ['ticket', 'fifty'],
  ['runningPerBoat', '1e12'],
  ['purchasePerBoat', '99999999999999'],
  ['uncertaintyPercent', '100'],
] as const)('says that %s cannot be %j', (field, text) => {
  expect(readTourBoat({ ...whole, [field]: text })).toEqual({ blank: [], wrong: [field] })
})

it('comes back from its address as it was, and from a broken one not at all', () => {
  expect(decodeTourBoat(encodeTourBoat(whole))).toEqual(whole)
  // What the day gives is left to the day.
  expect(decodeTourBoat(encodeTourBoat({ ticket: '60' }))).toMatchObject({ ticket: '60' })
  expect(decodeTourBoat(encodeTourBoat({ ticket: '_60' }))).toMatchObject({ ticket: '60' })
  expect(decodeTourBoat(encodeTourBoat({ ticket: '60' }))).not.toHaveProperty('boats')
  expect(decodeTourBoat('1_2')).toBeNull()
  expect(decodeTourBoat(null)).toBeNull()
})
