import type { Metadata } from 'next'
import { currentLocale } from '#lib/i18n/current-locale'
import { languageTag } from '#lib/locale/locales'
import { address, routeOf } from '#lib/routes/address'
import type { SitePath } from '#lib/routes/table'

interface PageWords {
  title: string
  description: string
}

const brand = 'ORCA'

/**
 * Title, description, canonical address and the links between the languages of one page.
 * `x-default` is the Chinese address, which is the default language's.
 */
export async function pageMetadata(path: SitePath, { title, description }: PageWords): Promise<Metadata> {
  const locale = await currentLocale()
  const { languages, indexable } = routeOf(path)
  const twins = Object.fromEntries(languages.map((language) => [languageTag[language], address(path, language)]))
  const canonical = address(path, locale)
  return {
    title: path === '/' ? title : `${title} · ${brand}`,
    description,
    alternates: indexable
      ? { canonical, languages: { ...twins, 'x-default': address(path, languages[0] ?? locale) } }
      : undefined,
    robots: indexable ? undefined : { index: false, follow: true },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: brand,
      locale: locale === 'zh' ? 'zh_CN' : 'en_US',
      type: 'website',
    },
    twitter: { card: 'summary_large_image', title, description },
  }
}
