import type { Locale } from '#lib/i18n/locales'
import { address } from '#lib/routes/address'
import type { SitePath } from '#lib/routes/table'

/** A page's Markdown address: `/en/product/smurf.md`, and `/index.md` for the home page. */
export function markdownPath(path: SitePath, locale: Locale): string {
  const page = address(path, locale)
  return path === '/' ? `${page.replace(/\/$/, '')}/index.md` : `${page}.md`
}
