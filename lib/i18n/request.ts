import { locale as rootLocale } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import { everySentence } from '#lib/i18n/every-sentence'
import { defaultLocale, isLocale } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'
import { withWholeFigures } from '#lib/i18n/whole-figures'

/** As pages print them. */
const printed = everySentence(messages, withWholeFigures)

export default getRequestConfig(async ({ locale }) => {
  const wanted = locale ?? (await rootLocale())
  const known = isLocale(wanted) ? wanted : defaultLocale
  return { locale: known, messages: printed[known], timeZone: 'Asia/Shanghai' }
})
