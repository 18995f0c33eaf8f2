import type { Metadata } from 'next'
import { currentLocale } from '#lib/i18n/current-locale'
import { languageTag, locales } from '#lib/i18n/locales'
import { address } from '#lib/routes/address'
import type { RoutePath } from '#lib/routes/table'
import { pageMetadata } from '#lib/seo/page-metadata'

interface ListMessages {
  title: string
  description: string
}

/** Metadata of a further page of a list: its own address, with the query that leads to it, in every language. */
export async function listMetadata(path: RoutePath, query: string, messages: ListMessages): Promise<Metadata> {
  const plain = await pageMetadata(path, messages)
  if (!query) return plain
  const locale = await currentLocale()
  const languages = Object.fromEntries(
    locales.map((language) => [languageTag[language], `${address(path, language)}?${query}`]),
  )
  return {
    ...plain,
    alternates: {
      canonical: `${address(path, locale)}?${query}`,
      languages: { ...languages, 'x-default': `${address(path, 'zh')}?${query}` },
    },
  }
}
