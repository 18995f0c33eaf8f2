// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { NewsEntry } from '#lib/entries/read-entries'
import { rssFeed } from '#lib/seo/rss'

const entry: NewsEntry = {
  slug: 'launch',
  title: 'Hull & mast <new>',
  summary: 'A "small" boat was launched & works on a lake.',
  published: '2026-11-20',
  topic: 'guide',
  picture: 'smurf-hero',
  boats: [],
  sources: [],
  body: { blocks: [], notes: [] },
  minutes: 1,
}

function parsed(feed: string): Document {
  return new DOMParser().parseFromString(feed, 'application/xml')
}

test('a feed is well-formed whatever stands in a title, and every entry links to its page', () => {
  const feed = parsed(rssFeed({ locale: 'en', title: 'News', description: 'All of it', entries: [entry] }))
  expect(feed.querySelector('parsererror')).toBeNull()
  expect(feed.querySelector('item > title')?.textContent).toBe('Hull & mast <new>')
  expect(feed.querySelector('item > link')?.textContent).toMatch(/\/en\/newsDetail\/launch$/)
  expect(feed.querySelector('item > pubDate')?.textContent).toBe('Fri, 20 Nov 2026 00:00:00 GMT')
})

test('the Chinese feed says so and leads to Chinese pages', () => {
  const feed = parsed(rssFeed({ locale: 'zh', title: '新闻', description: '全部', entries: [entry] }))
  expect(feed.querySelector('language')?.textContent).toBe('zh-CN')
  expect(feed.querySelector('item > link')?.textContent).toMatch(/[^n]\/newsDetail\/launch$/)
})
