import { expect, it } from 'vitest'
import {
  decodeTourBoat,
  encodeTourBoat,
  readTourBoat,
  startingEntry,
  type TourBoatEntry,
} from '#lib/tour-boat-economics/entry'

const whole: TourBoatEntry = {
  ...startingEntry(16_000),
  ticket: '50',
  purchasePerBoat: '800,000',
  runningPerBoat: '300000',
}

it('begins with the given visitors and asks for every price', () => {
  const entry = startingEntry(16_000)
  expect(entry.visitorsPerDay).toBe('50')
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
  expect(decodeTourBoat('1_2')).toBeNull()
  expect(decodeTourBoat(null)).toBeNull()
})
