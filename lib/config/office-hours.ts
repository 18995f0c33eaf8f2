import { z } from 'zod'

const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const minutesOfDay = 24 * 60

/** Days of the week in a row (0 is Sunday) and the hours on each of them, in minutes after midnight. */
export interface OfficeSpan {
  firstDay: number
  lastDay: number
  from: number
  to: number
}

export interface OfficeHours {
  spans: readonly OfficeSpan[]
  /** IANA name, such as `Asia/Shanghai`. */
  zone: string
}

const span = /^(sun|mon|tue|wed|thu|fri|sat)(?:-(sun|mon|tue|wed|thu|fri|sat))? (\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/i

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function spanOf(text: string): OfficeSpan | undefined {
  const [, first = '', last = first, ...digits] = span.exec(text.trim().replace(/\s+/g, ' ')) ?? []
  const [fromHour = 99, fromMinute = 99, toHour = 99, toMinute = 99] = digits.map(Number)
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute]
  if (fromMinute > 59 || toMinute > 59 || to > minutesOfDay || from >= to) return undefined
  return { firstDay: dayNames.indexOf(first.toLowerCase()), lastDay: dayNames.indexOf(last.toLowerCase()), from, to }
}

/** `Mon-Fri 09:00-18:00, Sat 09:00-12:00 Asia/Shanghai`: days with their hours, comma between, then the time zone. */
export const officeHours = z.string().transform((value, context): OfficeHours => {
  const [, hours = '', zone = ''] = /^(.*\S)\s+(\S+)$/.exec(value.trim()) ?? []
  const spans = hours.split(',').flatMap((text) => spanOf(text) ?? [])
  if (spans.length === hours.split(',').length && isTimeZone(zone)) return { spans, zone }
  context.addIssue({
    code: 'custom',
    message: 'it must be days with hours and a time zone, such as "Mon-Fri 09:00-18:00, Sat 09:00-12:00 Asia/Shanghai"',
  })
  return z.NEVER
})
