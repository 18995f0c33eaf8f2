import { locale as rootLocale } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import { defaultLocale, isLocale } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'

export default getRequestConfig(async ({ locale }) => {
  const wanted = locale ?? (await rootLocale())
  const known = isLocale(wanted) ? wanted : defaultLocale
  return { locale: known, messages: messages[known], timeZone: 'Asia/Shanghai' }
})
