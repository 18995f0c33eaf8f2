import { expect, test } from 'vitest'
import { z } from 'zod'
import { boatCopy } from '#lib/content/boats/copy'
import { boatSlugs } from '#lib/content/fleet'
import { casesInOrder } from '#lib/entries/cases'
import { newsInOrder } from '#lib/entries/news'
import { shortTitles } from '#lib/entries/short-titles'
import { formatMessage } from '#lib/i18n/format-message'
import { type Locale, locales } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'

/** What a result page shows before it cuts, in characters; a Chinese one is twice as wide. */
const longest = { en: 155, zh: 78 } as const satisfies Record<Locale, number>

/** Values as long as the longest that these sentences are given. */
const values = { founded: 2017, staff: 110, images: '2,000', objects: '5,271', px: 32, count: 8 }

const page = z.object({ meta: z.object({ description: z.string() }) })

function descriptions(locale: Locale): [string, string][] {
  const pages = Object.entries(messages[locale]).flatMap(([name, namespace]): [string, string][] => {
    const { success, data } = page.safeParse(namespace)
    if (!success) return []
    const sentence = data.meta.description.replaceAll(/\{(\w+), number\}/g, '{$1}')
    return [[name, formatMessage(sentence, values)]]
  })
  const boats = boatSlugs.map((slug): [string, string] => [slug, boatCopy(slug, locale).meta.description])
  const entries = [...newsInOrder(locale), ...casesInOrder(locale)].map(({ slug, summary }): [string, string] => [
    slug,
    summary,
  ])
  const { CaseFilter, CasePage, NewsPage } = messages[locale]
  const list = (sentence: string, titles: string): string =>
    formatMessage(sentence.replace('{page, number}', '{page}'), {
      page: 10,
      titles,
      filter: `${CaseFilter.overseas} · ${CaseFilter.cleaning}`,
    })
  const lists: [string, string][] = [
    ['a page of cases', list(CasePage.pageDescription, shortTitles(casesInOrder(locale), locale))],
    ['a page of news', list(NewsPage.pageDescription, shortTitles(newsInOrder(locale), locale))],
  ]
  return [...pages, ...boats, ...entries, ...lists]
}

test.each(locales)('a search result shows the whole description of every page (%s)', (locale) => {
  const cut = descriptions(locale).filter(([, text]) => [...text].length > longest[locale])
  expect(cut.map(([name, text]) => `${name}: ${[...text].length} ${text}`)).toEqual([])
})
