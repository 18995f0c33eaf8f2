import { dateTag, type Locale } from '#lib/i18n/locales'

const minutes = { hour: 60, day: 24 * 60 } as const

/** A length of time (milliseconds) as people say it, in its two largest units: "3 hrs 5 mins", "2 days". */
export function lengthOfTime(ms: number, language: Locale): string {
  const part = (value: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(dateTag[language], { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  const all = Math.max(0, Math.round(ms / 60_000))
  const [days, hours, rest] = [
    Math.floor(all / minutes.day),
    Math.floor((all % minutes.day) / minutes.hour),
    all % minutes.hour,
  ]
  if (days > 0) return [part(days, 'day'), ...(hours > 0 ? [part(hours, 'hour')] : [])].join(' ')
  if (hours > 0) return [part(hours, 'hour'), ...(rest > 0 ? [part(rest, 'minute')] : [])].join(' ')
  return part(rest, 'minute')
}
