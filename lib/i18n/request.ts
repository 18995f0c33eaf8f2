import { locale as rootLocale } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import { messages } from '#lib/i18n/messages'
import { defaultLocale, isLocale } from '#lib/locale/locales'

export default getRequestConfig(async ({ locale }) => {
  const wanted = locale ?? (await rootLocale())
  const known = isLocale(wanted) ? wanted : defaultLocale
  return { locale: known, messages: messages[known], timeZone: 'Asia/Shanghai' }
})
