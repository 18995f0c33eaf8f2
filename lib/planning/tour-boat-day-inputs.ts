import * as z from 'zod/mini'
import { numbersWithin } from '#lib/coverage-planning/bounds'

/** What each number of a visitor may be, as the page says it beside a wrong one; in the order an address holds them. */
export const tourBoatDayBounds = {
  visitors: { from: 1, to: 5_000, whole: true },
  seats: { from: 1, to: 100, whole: true },
  rideMin: { from: 5, to: 240 },
  boardingMin: { from: 1, to: 60 },
  /** Of the day's visitors, in the busiest hour. */
  peakPercent: { from: 1, to: 100 },
  /** Hours of the day: 9.5 is half past nine. */
  peakAt: { from: 0, to: 23 },
  opensAt: { from: 0, to: 23 },
  closesAt: { from: 1, to: 24 },
  /** The longest that somebody may wait on nine days of ten. */
  waitMin: { from: 1, to: 180 },
  /** Under way on one charge. */
  runHours: { from: 0.5, to: 24 },
  chargeMin: { from: 0, to: 720 },
} as const

/** All of it the visitor's own; only the seats begin with a figure of `lib/content`. */
export const tourBoatDaySchema = z.object(numbersWithin(tourBoatDayBounds)).check(
  z.refine(({ opensAt, closesAt }) => closesAt >= opensAt + 1, { path: ['closesAt'] }),
  z.refine(({ opensAt, closesAt, peakAt }) => peakAt >= opensAt && peakAt + 1 <= closesAt, { path: ['peakAt'] }),
  z.refine(({ rideMin, runHours }) => rideMin <= runHours * 60, { path: ['runHours'] }),
)

export type TourBoatDayInputs = z.infer<typeof tourBoatDaySchema>

/** Days that are simulated for a fleet, the same ones for every fleet. */
export const simulatedDays = 200
/** Minutes between two readings of the queue. */
export const queueStepMin = 10
