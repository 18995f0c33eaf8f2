import { environment } from '#lib/config/environment'
import type { Locale } from '#lib/i18n/locales'

/** The key of the map under a drawing; Google serves none in mainland China, so Chinese pages have none (READ-9). */
export function mapKey(locale: Locale): string | undefined {
  return locale === 'en' ? environment().GOOGLE_MAPS_KEY : undefined
}
