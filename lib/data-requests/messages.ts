import { formatMessage } from '#lib/i18n/format-message'
import { dateTag, type Locale } from '#lib/i18n/locales'
import en from '#messages/en/data-requests.json' with { type: 'json' }
import zh from '#messages/zh/data-requests.json' with { type: 'json' }

export const requestMessages: Record<Locale, typeof zh> = { zh, en }

/** Within how many working days a request is answered, as a sentence. */
export function answerTimeText(days: number, language: Locale): string {
  const { one, other } = requestMessages[language].AnswerTime
  return formatMessage(new Intl.PluralRules(language).select(days) === 'one' ? one : other, { days })
}

const clock = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Shanghai' } as const

/** A time by the company's clock, with its zone. */
export function momentText(at: number, language: Locale): string {
  return `${new Intl.DateTimeFormat(dateTag[language], clock).format(at)} (UTC+8)`
}
