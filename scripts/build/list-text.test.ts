import { expect, test } from 'vitest'
import { readEntries } from '#lib/entries/read-entries'
import { locales } from '#lib/i18n/locales'
import { absoluteUrl } from '#lib/seo/absolute-url'
import { withWholeList } from './list-text.ts'

test.each(
  locales.flatMap((locale) => [
    [locale, '/case', 'cases', '/caseDetail/'] as const,
    [locale, '/news', 'news', '/newsDetail/'] as const,
  ]),
)('%s: the Markdown of %s lists every entry once, before what comes after the list', (locale, path, kind, folder) => {
  const urls = readEntries(kind, locale).map(({ slug }) => absoluteUrl(`${folder}${slug}`, locale))
  const first = urls.slice(0, 6).map((url) => `- [One](${url})`)
  const text = withWholeList(`# List\n\n${first.join('\n')}\n\n## Press\n\nLogo.\n`, path, locale)
  const counts = urls.map((url) => text.split(`](${url})`).length - 1)
  expect(counts).toEqual(urls.map(() => 1))
  expect(text.indexOf('## Press')).toBeGreaterThan(Math.max(...urls.map((url) => text.indexOf(`](${url})`))))
  expect(text).toMatch(/\n\nLogo\.\n$/)
  expect(withWholeList('# FloW\n', '/datasets/FloW', locale)).toBe('# FloW\n')
})
