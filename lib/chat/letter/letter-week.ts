import { momentIn } from '#lib/chat/office-time'

const dayMs = 86_400_000
const dueAt = '08:00'

/** A calendar day (`2026-11-23`) some days later. */
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The week before a Monday (`2026-11-23`), when its report is due, in a time zone: first day, and its span in epoch ms. */
export function weekBefore(monday: string, zone: string) {
  const first = dayAfter(monday, -7)
  return { first, monday, since: momentIn(zone, first) - 1, until: momentIn(zone, monday) - 1 }
}

export type LetterWeek = ReturnType<typeof weekBefore>

/** The latest week whose report is due: from Monday at eight. */
export function newestWeek(now: number, zone: string): LetterWeek {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(now)
  const sinceMonday = (new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7
  const monday = dayAfter(today, -sinceMonday)
  return weekBefore(momentIn(zone, `${monday}T${dueAt}`) <= now ? monday : dayAfter(monday, -7), zone)
}
