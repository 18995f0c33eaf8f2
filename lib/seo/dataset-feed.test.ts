// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { changes } from '#lib/content/datasets/errata'
import { locales } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'
import { datasetFeed } from '#lib/seo/dataset-feed'

const feedOf = (locale: (typeof locales)[number]) => {
  const { DatasetChanges: sentences, DatasetFeed } = messages[locale]
  return new DOMParser().parseFromString(
    datasetFeed({ locale, title: DatasetFeed.title, sentences }),
    'application/xml',
  )
}

test.each(locales)('the feed in %s has what Atom asks of a feed and of each entry', (locale) => {
  const feed = feedOf(locale)
  expect(feed.querySelector('parsererror')).toBeNull()
  const of = (element: Element | null, name: string) => element?.querySelector(`:scope > ${name}`)?.textContent ?? ''
  for (const element of [feed.documentElement, ...feed.querySelectorAll('entry')]) {
    expect(URL.canParse(of(element, 'id'))).toBe(true)
    expect(of(element, 'title')).not.toBe('')
    expect(of(element, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/)
  }
  const ids = [...feed.querySelectorAll('entry > id')].map(({ textContent }) => textContent)
  expect(new Set(ids).size).toBe(Object.values(changes).flat().length)
  const times = [...feed.querySelectorAll('entry > updated')].map(({ textContent }) => textContent ?? '')
  expect(times).toEqual(times.toSorted().reverse())
  expect(of(feed.documentElement, 'updated')).toBe(times[0])
})
