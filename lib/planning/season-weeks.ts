import { type Season, weeksOfYear } from '#lib/planning/season-bounds'
import type { SeasonInputs } from '#lib/planning/season-inputs'

/** The first week of each season in the north: winter ends with February, as weather services count. */
const northernStarts = [
  ['winter', 1],
  ['spring', 10],
  ['summer', 23],
  ['autumn', 36],
  ['winter', 49],
] as const satisfies readonly (readonly [Season, number])[]

/** Middle of the northern winter: mid-January. */
const midWinterWeek = 3
const halfYear = weeksOfYear / 2

const northernWeek = (week: number, latitude: number) =>
  latitude < 0 ? ((week - 1 + halfYear) % weeksOfYear) + 1 : week

/** The season of a week of the year (from 1), half a year later in the south. */
export function seasonOfWeek(week: number, latitude: number): Season {
  const place = northernWeek(week, latitude)
  return northernStarts.findLast(([, start]) => place >= start)?.[0] ?? 'winter'
}

/** Whether a week lies under ice: so many weeks around the middle of winter, the odd one after it. */
export function isUnderIce(week: number, { ice, latitude }: Pick<SeasonInputs, 'ice' | 'latitude'>): boolean {
  const first = midWinterWeek - Math.floor(ice / 2)
  const after = (((northernWeek(week, latitude) - first) % weeksOfYear) + weeksOfYear) % weeksOfYear
  return after < ice
}

const radians = Math.PI / 180
const tilt = 23.44 * radians

/** Hours between sunrise and sunset in mid-week (Cooper's declination), without twilight and hills. */
export function daylightHours(week: number, latitude: number): number {
  const dayOfYear = week * 7 - 3
  const declination = tilt * Math.sin((2 * Math.PI * (284 + dayOfYear)) / 365)
  const cosine = -Math.tan(latitude * radians) * Math.tan(declination)
  return (24 / Math.PI) * Math.acos(Math.min(1, Math.max(-1, cosine)))
}
