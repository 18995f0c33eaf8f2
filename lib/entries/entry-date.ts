import { dateTag, type Locale } from '#lib/i18n/locales'

/** A date of a content file in words, no more exact than it is known: `2021`, `2021-10` or `2021-10-12`. */
export function entryDate(value: string, locale: Locale): string {
  const [year = value, month, day] = value.split('-')
  const moment = new Date(Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1)))
  if (!month && locale === 'en') return year
  const words = new Intl.DateTimeFormat(dateTag[locale], {
    timeZone: 'UTC',
    year: 'numeric',
    month: month ? 'long' : undefined,
    day: day ? 'numeric' : undefined,
  }).format(moment)
  // As in every Chinese sentence of the site, a number stands apart from the characters around it.
  return locale === 'en' ? words : words.replaceAll(/\d+/g, ' $&\u00a0').trim()
}
