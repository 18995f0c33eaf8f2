// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Locale } from '#lib/i18n/locales'
import { newsFeed } from '#lib/seo/feeds'
import { rssFeed } from '#lib/seo/rss'

const item = {
  title: 'Hull & mast <new>',
  url: 'https://orca.example/en/newsDetail/launch',
  date: '2026-11-20',
  text: 'A "small" boat was launched & works on a lake.',
}
const feedOf = (locale: Locale) =>
  rssFeed({ locale, title: 'News', description: 'All', page: item.url, path: '/feed.xml', items: [item] })

function parsed(feed: string): Document {
  return new DOMParser().parseFromString(feed, 'application/xml')
}

test('a feed is well-formed whatever stands in a title, and every entry links to its page', () => {
  const feed = parsed(feedOf('en'))
  expect(feed.querySelector('parsererror')).toBeNull()
  expect(feed.querySelector('item > title')?.textContent).toBe('Hull & mast <new>')
  expect(feed.querySelector('item > link')?.textContent).toMatch(/\/en\/newsDetail\/launch$/)
  expect(feed.querySelector('item > pubDate')?.textContent).toBe('Fri, 20 Nov 2026 00:00:00 GMT')
})

test('the Chinese feed says so and leads to Chinese pages', () => {
  const feed = parsed(newsFeed('zh'))
  expect(feed.querySelector('language')?.textContent).toBe('zh-CN')
  expect(feed.querySelector('item > link')?.textContent).toMatch(/[^n]\/newsDetail\/[\w-]+$/)
})
