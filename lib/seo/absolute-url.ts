import { siteOrigin } from '#lib/config/site-origin'
import type { Locale } from '#lib/i18n/locales'
import { address } from '#lib/routes/address'
import type { SitePath } from '#lib/routes/table'

/** The full address of a page, as sitemap and structured data name it. */
export function absoluteUrl(path: SitePath, locale: Locale): string {
  return new URL(address(path, locale), siteOrigin()).href
}
