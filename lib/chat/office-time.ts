import type { OfficeHours, OfficeSpan } from '#lib/config/office-hours'
import { dateTag, type Locale } from '#lib/i18n/locales'

const minuteMs = 60_000
const minutesOfDay = 24 * 60
const daysOfWeek = 7

/** Weekday (0 is Sunday) and minutes after midnight, as clocks of that zone show them. */
function localTime(zone: string, at: number): { day: number; minutes: number } {
  const shown = shownAt(zone, at)
  return { day: new Date(shown).getUTCDay(), minutes: Math.floor(shown / minuteMs) % minutesOfDay }
}

function isOn({ firstDay, lastDay }: OfficeSpan, day: number): boolean {
  return (day - firstDay + daysOfWeek) % daysOfWeek <= (lastDay - firstDay + daysOfWeek) % daysOfWeek
}

/** Whether people answer at a moment. */
export function isOpen(hours: OfficeHours, at: number): boolean {
  return closingToday(hours, at) !== undefined
}

/** Minutes after midnight at which people stop answering on the day of a moment at which they do; several spans may follow. */
function closingToday(hours: OfficeHours, at: number): number | undefined {
  const { day, minutes } = localTime(hours.zone, at)
  return hours.spans.find((span) => isOn(span, day) && span.from <= minutes && minutes < span.to)?.to
}

/** When people answer again: that moment itself where they do. */
export function nextOpening(hours: OfficeHours, at: number): number {
  const { spans, zone } = hours
  if (isOpen(hours, at)) return at
  const { day, minutes } = localTime(zone, at)
  const midnight = shownAt(zone, at) - minutes * minuteMs
  const openings = spans.flatMap((span) =>
    // The days of a week ahead, and today's day of the next one.
    Array.from({ length: daysOfWeek + 1 }, (_, ahead) => ahead)
      .filter((ahead) => isOn(span, (day + ahead) % daysOfWeek) && (ahead > 0 || span.from > minutes))
      .map((ahead) => momentShown(zone, midnight + (ahead * minutesOfDay + span.from) * minuteMs)),
  )
  return Math.min(...openings)
}

/** The moment at which clocks of a zone show that time (given as if it were UTC). */
function momentShown(zone: string, shown: number): number {
  // Twice, because the first guess may lie on the other side of a change of clocks.
  return [0, 0].reduce((guess) => guess + shown - shownAt(zone, guess), shown)
}

const written = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?$/

/** The moment at which clocks of a zone show a written day, or day and time; NaN for anything else, a day that no month has included. */
export function momentIn(zone: string, text: string): number {
  const [, year = Number.NaN, month = 1, day = 1, hour = 0, minute = 0] = (written.exec(text) ?? []).map((part) =>
    Number(part ?? 0),
  )
  const wanted = Date.UTC(year, month - 1, day, hour, minute)
  if (Number.isNaN(wanted) || !new Date(wanted).toISOString().startsWith(text)) return Number.NaN
  return momentShown(zone, wanted)
}

/** What clocks of a zone show at a moment, as if it were UTC. */
function shownAt(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
}

/** A moment as people of a zone say it, zone included: "Mon 23 Nov, 09:00 (GMT+8)". In Chinese, Beijing time goes without saying. */
export function dayAndTime(at: number, zone: string, language: Locale): string {
  const text = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateTag[language], { timeZone: zone, ...options }).format(at)
  const time = text({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const [day, weekday] = [
    text({ day: 'numeric', month: language === 'zh' ? 'long' : 'short' }),
    text({ weekday: 'short' }),
  ]
  return (language === 'zh' ? `${day}${weekday} ${time}` : `${weekday} ${day}, ${time}`) + zoneNote(zone, at, language)
}

function zoneNote(zone: string, at: number, language: Locale): string {
  const offset = offsetOf(zone, at)
  if (language === 'en') return ` (${offset})`
  return offset === 'GMT+8' ? '' : `（${offset}）`
}

function offsetOf(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** The end of the hours that a moment lies in, zone included: "18:00 (GMT+8)"; nothing where they go on after midnight. */
export function closingText(hours: OfficeHours, at: number, language: Locale): string | undefined {
  const minutes = closingToday(hours, at)
  if (minutes === undefined || minutes === minutesOfDay) return undefined
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return clock + zoneNote(hours.zone, at, language)
}
