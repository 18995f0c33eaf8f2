import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import type { Spread } from '#lib/planning/spread'
import type { TourBoatDayPlan, TourBoatFleet } from '#lib/planning/tour-boat-day'
import { queueStepMin, type TourBoatDayInputs } from '#lib/planning/tour-boat-day-inputs'

/** Minutes after opening as the time of day: "18:57". */
export function timeOfDay(opensAt: number, minutes: number): string {
  const all = Math.round(opensAt * 60 + minutes)
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`
}

/** What the day comes to as rows: what half of the days see and what eight of ten stay within; the same on the page, in the CSV and in the quote. */
export function tourBoatDayRows(
  { fleet }: TourBoatDayPlan,
  { opensAt, boardingMin }: TourBoatDayInputs,
  messages: Messages['TourBoatDay'],
  number: (value: number, digits?: number) => string,
): string[][] {
  const row = (label: string, { low, middle, high }: Spread, text: (value: number) => string) => [
    label,
    text(middle),
    text(low) === text(high) ? text(low) : formatMessage(messages.span, { low: text(low), high: text(high) }),
  ]
  const scaled = ({ low, middle, high }: Spread, by: number) => ({
    low: low * by,
    middle: middle * by,
    high: high * by,
  })
  const { rows } = messages
  return [
    row(rows.trips, fleet.trips, number),
    row(rows.tripsPerBoat, scaled(fleet.trips, 1 / fleet.boats), (value) => number(value, 1)),
    row(rows.longestWait, fleet.longestWaitMin, number),
    row(rows.mostWaiting, fleet.mostWaiting, number),
    row(rows.mostBoarding, fleet.mostBoarding, number),
    row(rows.pierTime, scaled(fleet.trips, boardingMin / 60), (value) => number(value, 1)),
    row(rows.mostCharging, fleet.mostCharging, number),
    row(rows.seatsFilled, scaled(fleet.seatsFilled, 100), (value) => `${number(value)}%`),
    row(rows.lastBack, fleet.lastBackMin, (minutes) => timeOfDay(opensAt, minutes)),
  ]
}

/** Fewer and more boats beside the answer: wait and line on nine days of ten, and when the last boat is back. */
export function tourBoatFleetRows(
  fleets: readonly TourBoatFleet[],
  opensAt: number,
  number: (value: number) => string,
): string[][] {
  return fleets.map(({ boats, longestWaitMin, mostWaiting, lastBackMin }) => [
    number(boats),
    number(longestWaitMin.high),
    number(mostWaiting.high),
    timeOfDay(opensAt, lastBackMin.middle),
  ])
}

/** The line at each full hour. */
export function tourBoatQueueRows(
  queue: readonly Spread[],
  opensAt: number,
  messages: Messages['TourBoatDay'],
  number: (value: number) => string,
): string[][] {
  return queue.flatMap(({ low, middle, high }, step) =>
    (step * queueStepMin) % 60 === 0
      ? [
          [
            timeOfDay(opensAt, step * queueStepMin),
            number(middle),
            formatMessage(messages.span, { low: number(low), high: number(high) }),
          ],
        ]
      : [],
  )
}
