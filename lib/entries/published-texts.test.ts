import { expect, test } from 'vitest'
import { type CaseEntry, type NewsEntry, readEntries } from '#lib/entries/read-entries'
import { entryKinds } from '#lib/entries/schemas'
import { locales } from '#lib/i18n/locales'

function linksOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(linksOf)
  if (typeof node !== 'object' || node === null) return []
  const own = 'to' in node && typeof node.to === 'string' ? [node.to] : []
  return [...own, ...Object.values(node).flatMap(linksOf)]
}

const slugs = {
  '/newsDetail/': readEntries('news', 'zh').map(({ slug }) => slug),
  '/caseDetail/': readEntries('cases', 'zh').map(({ slug }) => slug),
}

test.each(entryKinds)('every text under content/%s can be published, in both languages', (kind) => {
  expect(readEntries(kind, 'zh').map(({ slug }) => slug)).toEqual(readEntries(kind, 'en').map(({ slug }) => slug))
})

test('every link from one entry to another leads somewhere', () => {
  const texts: (NewsEntry | CaseEntry)[] = locales.flatMap((locale) => [
    ...readEntries('news', locale),
    ...readEntries('cases', locale),
  ])
  const dead = texts.flatMap(({ slug, body }) =>
    linksOf(body.blocks)
      .filter((link) =>
        Object.entries(slugs).some(
          ([prefix, known]) => link.startsWith(prefix) && !known.includes(link.slice(prefix.length)),
        ),
      )
      .map((link) => `${slug} → ${link}`),
  )
  expect(dead).toEqual([])
})

test('English texts hold no Chinese', () => {
  const texts = [...readEntries('news', 'en'), ...readEntries('cases', 'en')]
  expect(texts.filter((entry) => /\p{Script=Han}/u.test(JSON.stringify(entry))).map(({ slug }) => slug)).toEqual([])
})
