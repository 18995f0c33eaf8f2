import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { PictureName } from '#lib/content/pictures'
import type { CaseEntry, NewsEntry } from '#lib/entries/read-entries'
import { currentLocale } from '#lib/i18n/current-locale'
import { languageTag } from '#lib/i18n/locales'
import { address, routeOf } from '#lib/routes/address'
import type { SitePath } from '#lib/routes/table'
import { markdownPath } from '#lib/seo/markdown-path'
import { cardAddress, cardOf, cardPicture, cardSize } from '#lib/seo/share-cards'

interface PageTexts {
  title: string
  description: string
  /** The picture an entry shows; pages without one share their section's. */
  picture?: PictureName
}

const brand = 'ORCA'

/**
 * Title, description, canonical address, alternates in both languages and the share picture of a page. `x-default` is the Chinese
 * address, the default language's.
 */
export async function pageMetadata(path: SitePath, { title, description, picture }: PageTexts): Promise<Metadata> {
  const locale = await currentLocale()
  const { languages, indexable } = routeOf(path)
  const alternates = Object.fromEntries(languages.map((language) => [languageTag[language], address(path, language)]))
  const canonical = address(path, locale)
  const name = cardOf(path, picture)
  const describe = await getTranslations('Pictures')
  const card = { url: cardAddress(name), ...cardSize, alt: describe(cardPicture(name)) }
  return {
    title: path === '/' ? title : `${title} · ${brand}`,
    description,
    alternates: indexable
      ? {
          canonical,
          types: { 'text/markdown': markdownPath(path, locale) },
          languages: { ...alternates, 'x-default': address(path, languages[0] ?? locale) },
        }
      : undefined,
    robots: indexable ? undefined : { index: false, follow: true },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: brand,
      locale: locale === 'zh' ? 'zh_CN' : 'en_US',
      type: 'website',
      images: [card],
    },
    twitter: { card: 'summary_large_image', title, description, images: [card] },
  }
}

/** The same of a page that is one entry: an article, with the day it came out. */
export async function articleMetadata(
  path: SitePath,
  { title, summary, picture, published }: CaseEntry | NewsEntry,
): Promise<Metadata> {
  const metadata = await pageMetadata(path, { title, description: summary, picture })
  return { ...metadata, openGraph: { ...metadata.openGraph, type: 'article', publishedTime: published } }
}
