import { locale } from 'next/root-params'
import { defaultLocale, isLocale, type Locale } from '#lib/i18n/locales'

/** The language of the page being rendered, from the address's first segment. Server components only. */
export async function currentLocale(): Promise<Locale> {
  const value = await locale()
  return isLocale(value) ? value : defaultLocale
}
