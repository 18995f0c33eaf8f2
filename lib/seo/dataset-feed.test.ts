// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { changes } from '#lib/content/datasets/errata'
import { locales } from '#lib/i18n/locales'
import { datasetFeed } from '#lib/seo/feeds'

test.each(locales)('the feed of the datasets in %s tells of each change once, the newest first', (locale) => {
  const feed = new DOMParser().parseFromString(datasetFeed(locale), 'application/xml')
  expect(feed.querySelector('parsererror')).toBeNull()
  const texts = (name: string) =>
    [...feed.querySelectorAll(`item > ${name}`)].map(({ textContent }) => textContent ?? '')
  expect(texts('title').every(Boolean)).toBe(true)
  expect(new Set(texts('guid')).size).toBe(Object.values(changes).flat().length)
  const times = texts('pubDate').map((date) => Date.parse(date))
  expect(times).toEqual(times.toSorted((one, other) => other - one))
})
