import { expect, test } from 'vitest'
import { newestWeek, weekBefore } from '#lib/chat/letter/letter-week'

test.each([
  ['2026-11-23T07:59+08:00', 'Asia/Shanghai', '2026-11-16'],
  ['2026-11-23T08:00+08:00', 'Asia/Shanghai', '2026-11-23'],
  ['2026-11-29T23:59+08:00', 'Asia/Shanghai', '2026-11-23'],
  // Still Sunday there.
  ['2026-11-30T02:00Z', 'America/New_York', '2026-11-23'],
  ['2027-01-04T09:00Z', 'Europe/London', '2027-01-04'],
])('at %s in %s the newest report is of the week before Monday %s', (now, zone, monday) => {
  expect(newestWeek(Date.parse(now), zone).monday).toBe(monday)
})

test('a week begins and ends at midnight of its place, also when clocks change in it', () => {
  const week = weekBefore('2026-03-30', 'Europe/London')
  expect(week.first).toBe('2026-03-23')
  expect(week.since + 1).toBe(Date.parse('2026-03-23T00:00Z'))
  expect(week.until + 1).toBe(Date.parse('2026-03-30T00:00+01:00'))
  expect(week.until).toBe(weekBefore('2026-04-06', 'Europe/London').since)
})
