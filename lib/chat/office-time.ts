import type { OfficeHours, OfficeSpan } from '#lib/config/office-hours'
import type { Locale } from '#lib/i18n/locales'

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
export function isOpen({ spans, zone }: OfficeHours, at: number): boolean {
  const { day, minutes } = localTime(zone, at)
  return spans.some((span) => isOn(span, day) && span.from <= minutes && minutes < span.to)
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

/** The moment at which clocks of a zone show a written day, or day and time; NaN for anything else. */
export function momentIn(zone: string, text: string): number {
  const [, year = Number.NaN, month = 1, day = 1, hour = 0, minute = 0] = (written.exec(text) ?? []).map((part) =>
    Number(part ?? 0),
  )
  const wanted = Date.UTC(year, month - 1, day, hour, minute)
  return Number.isNaN(wanted) ? wanted : momentShown(zone, wanted)
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

const tags: Readonly<Record<Locale, string>> = { zh: 'zh-CN', en: 'en-GB' }

/** A moment as people of a zone say it, zone included: "Mon 23 Nov, 09:00 (GMT+8)". */
export function dayAndTime(at: number, zone: string, language: Locale): string {
  const text = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[language], { timeZone: zone, ...options }).format(at)
  const time = text({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const [day, weekday] = [
    text({ day: 'numeric', month: language === 'zh' ? 'long' : 'short' }),
    text({ weekday: 'short' }),
  ]
  const offset = offsetOf(zone, at)
  return language === 'zh' ? `${day}${weekday} ${time}（${offset}）` : `${weekday} ${day}, ${time} (${offset})`
}

function offsetOf(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** All hours as one line: "Mon–Fri 09:00–18:00, Sat 09:00–12:00 (GMT+8)". */
export function hoursText({ spans, zone }: OfficeHours, language: Locale, now: number): string {
  // 1 November 2026 is a Sunday.
  const name = (day: number) =>
    new Intl.DateTimeFormat(tags[language], { timeZone: 'UTC', weekday: 'short' }).format(Date.UTC(2026, 10, 1 + day))
  const lines = spans.map(({ firstDay, lastDay, from, to }, index) => {
    const before = spans[index - 1]
    const days =
      firstDay === lastDay ? name(firstDay) : [name(firstDay), name(lastDay)].join(language === 'zh' ? '至' : '–')
    const hours = `${clock(from)}–${clock(to)}`
    return before?.firstDay === firstDay && before.lastDay === lastDay ? hours : `${days} ${hours}`
  })
  const offset = offsetOf(zone, now)
  return language === 'zh' ? `${lines.join('，')}（${offset}）` : `${lines.join(', ')} (${offset})`
}
