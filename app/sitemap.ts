import type { MetadataRoute } from 'next'
import { languageTag } from '#lib/i18n/locales'
import { absoluteUrl } from '#lib/seo/absolute-url'
import { indexedPages } from '#lib/seo/indexed-pages'
import { lastModified } from '#lib/seo/last-modified'

export const dynamic = 'force-static'

/** One entry for each page and language, each with alternates in all its languages. */
export default function sitemap(): MetadataRoute.Sitemap {
  return indexedPages().flatMap(({ path, languages, changed }) => {
    const alternates = Object.fromEntries(
      languages.map((language) => [languageTag[language], absoluteUrl(path, language)]),
    )
    const fallback = languages[0] ? { 'x-default': absoluteUrl(path, languages[0]) } : {}
    return languages.map((language) => ({
      url: absoluteUrl(path, language),
      lastModified: changed ?? lastModified(path),
      alternates: { languages: { ...alternates, ...fallback } },
    }))
  })
}
