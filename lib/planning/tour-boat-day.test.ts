import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planTourBoatDay } from '#lib/planning/tour-boat-day'
import {
  decodeTourBoatDay,
  encodeTourBoatDay,
  readTourBoatDay,
  startingDayEntry,
} from '#lib/planning/tour-boat-day-entry'
import type { TourBoatDayInputs } from '#lib/planning/tour-boat-day-inputs'
import { runFleetDay } from '#lib/planning/tour-boat-fleet-day'

const inputs: TourBoatDayInputs = {
  visitors: 900,
  seats: 8,
  rideMin: 40,
  boardingMin: 10,
  peakPercent: 20,
  peakAt: 14,
  opensAt: 9,
  closesAt: 18,
  waitMin: 20,
  runHours: 6,
  chargeMin: 120,
}

const anyInputs = fc
  .record({
    visitors: fc.integer({ min: 1, max: 400 }),
    seats: fc.integer({ min: 1, max: 20 }),
    rideMin: fc.integer({ min: 5, max: 90 }),
    boardingMin: fc.integer({ min: 1, max: 20 }),
    peakPercent: fc.integer({ min: 1, max: 60 }),
    opensAt: fc.integer({ min: 6, max: 12 }),
    hours: fc.integer({ min: 1, max: 11 }),
    peak: fc.double({ min: 0, max: 1, noNaN: true }),
    waitMin: fc.integer({ min: 2, max: 60 }),
    runHours: fc.integer({ min: 2, max: 12 }),
    chargeMin: fc.integer({ min: 0, max: 240 }),
  })
  .map(({ hours, peak, ...rest }) => ({
    ...rest,
    closesAt: rest.opensAt + hours,
    peakAt: rest.opensAt + Math.floor(peak * (hours - 1)),
  }))

describe('tour boats for a day', () => {
  it('is told for 900 visitors: 113 trips, some 15 boats, fewer than carry the busiest hour within itself', () => {
    const plan = planTourBoatDay(inputs)
    // By hand: 900 ÷ 8 = 112.5 trips; 180 in the busiest hour, a boat takes 8 every 50 minutes: 18.75 boats.
    expect(plan?.byHand).toEqual({ trips: 113, peakVisitors: 180, peakBoats: 19 })
    expect(plan?.fleet.boats).toBe(15)
    expect(plan?.fleet.trips.middle).toBe(113)
  })

  it('gives the same for the same inputs', () => {
    expect(planTourBoatDay(inputs)).toEqual(planTourBoatDay(inputs))
  })

  it('ends where a charge takes no time, as with batteries that are changed: no boat is charging then', () => {
    expect(planTourBoatDay({ ...inputs, chargeMin: 0 })?.fleet.mostCharging).toMatchObject({ high: 0 })
  })

  it('sends nobody to charge who has a ride left, and many where a charge lasts two rides', () => {
    expect(planTourBoatDay(inputs)?.fleet.mostCharging.high).toBe(0)
    const short = planTourBoatDay({ ...inputs, runHours: 1.5 })
    expect(short?.fleet.mostCharging.middle).toBeGreaterThan(0)
    expect(short?.fleet.boats).toBeGreaterThan(15)
  })

  it('takes one boat for a day that it carries in a single trip', () => {
    const plan = planTourBoatDay({ ...inputs, visitors: 1 })
    expect(plan?.fleet).toMatchObject({ boats: 1, trips: { low: 1, high: 1 }, mostWaiting: { high: 1 } })
  })

  it('says so where no fleet is enough', () => {
    expect(planTourBoatDay({ ...inputs, visitors: 5_000, seats: 1, waitMin: 1 })).toBeNull()
  })

  it('keeps the wait on nine days of ten, with one boat fewer it does not; ranges are in order, the queue ends empty', () => {
    fc.assert(
      fc.property(anyInputs, (any) => {
        const plan = planTourBoatDay(any)
        if (!plan) return
        const { fleet, beside, queue } = plan
        expect(fleet.longestWaitMin.high).toBeLessThanOrEqual(any.waitMin)
        const fewer = beside.find(({ boats }) => boats === fleet.boats - 1)
        if (fewer) expect(fewer.longestWaitMin.high).toBeGreaterThan(any.waitMin)
        expect(fleet.trips.low).toBeGreaterThanOrEqual(Math.ceil(any.visitors / any.seats))
        for (const one of beside)
          for (const spread of [one.trips, one.longestWaitMin, one.mostWaiting, one.lastBackMin, ...queue]) {
            expect(spread.low).toBeLessThanOrEqual(spread.middle)
            expect(spread.middle).toBeLessThanOrEqual(spread.high)
          }
        expect(queue.at(-1)?.high).toBe(0)
        // A boat that boards lies there alone with its like: never more at once than there are.
        expect(fleet.mostBoarding.high).toBeLessThanOrEqual(fleet.boats)
        expect(fleet.mostCharging.high).toBeLessThanOrEqual(fleet.boats)
      }),
      { numRuns: 60, seed: 20261127 },
    )
  })
})

describe('a day at the pier', () => {
  const rules = { boats: 1, seats: 2, rideMin: 10, boardingMin: 5, runMin: 60, chargeMin: 30, holdMin: 8 }

  it('is run as by hand: full at minute 1, back at 16, the last of five alone after their wait', () => {
    const day = runFleetDay(Float64Array.of(0, 1, 2, 3, 40), rules)
    expect(day.boardings).toEqual([
      { atMin: 1, called: 2 },
      { atMin: 16, called: 4 },
      { atMin: 48, called: 5 },
    ])
    expect(day).toMatchObject({ trips: 3, longestWaitMin: 14, mostWaiting: 2, mostBoarding: 1, lastBackMin: 63 })
  })

  it('charges before a ride that would be too long: back at 16, and at the pier again at 46', () => {
    const day = runFleetDay(Float64Array.of(0, 1, 2, 3), { ...rules, runMin: 15 })
    expect(day.boardings.map(({ atMin }) => atMin)).toEqual([1, 46])
    expect(day.mostCharging).toBe(1)
  })

  it('sends the boat with most charge left', () => {
    // Two boats, a visitor an hour: they take turns, and neither needs to charge for two hours of rides.
    const hourly = Float64Array.from({ length: 8 }, (_, hour) => hour * 60)
    expect(runFleetDay(hourly, { ...rules, boats: 2, runMin: 50 }).mostCharging).toBe(0)
    expect(runFleetDay(hourly, { ...rules, boats: 1, runMin: 50 }).mostCharging).toBe(1)
  })
})

describe('its numbers in an address', () => {
  const starting = startingDayEntry(8)

  it('come back as they were; a link of the visitors alone takes the rest from the start', () => {
    const entry = { ...starting, visitors: '1,200', rideMin: '25' }
    expect(decodeTourBoatDay(encodeTourBoatDay(entry), starting)).toEqual(entry)
    expect(decodeTourBoatDay('350', starting)).toEqual({ ...starting, visitors: '350' })
    for (const word of [null, '', '1_'.repeat(20)]) expect(decodeTourBoatDay(word, starting)).toBeNull()
  })

  it.each([
    [{ visitors: '0' }, ['visitors']],
    [{ seats: '7.5' }, ['seats']],
    [{ closesAt: '9' }, ['closesAt']],
    [{ peakAt: '17.5' }, ['peakAt']],
    [{ rideMin: '90', runHours: '1' }, ['runHours']],
    [{ waitMin: 'soon', chargeMin: '' }, ['waitMin', 'chargeMin']],
  ])('say which of them cannot be: %j', (change, wrong) => {
    expect(readTourBoatDay({ ...starting, ...change })).toMatchObject({ wrong: expect.arrayContaining(wrong) })
  })

  it('are all right to begin with', () => {
    expect(readTourBoatDay(starting)).toHaveProperty('inputs.visitors', 900)
  })
})
