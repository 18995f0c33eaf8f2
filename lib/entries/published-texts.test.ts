import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type CaseEntry, type NewsEntry, readEntries } from '#lib/entries/read-entries'
import { entryKinds } from '#lib/entries/schemas'
import { locales } from '#lib/i18n/locales'
import aboutEn from '#messages/en/aboutus.json' with { type: 'json' }
import homeEn from '#messages/en/home.json' with { type: 'json' }
import aboutZh from '#messages/zh/aboutus.json' with { type: 'json' }
import homeZh from '#messages/zh/home.json' with { type: 'json' }

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

/** Figures of our datasets that are read in the papers, as the news writes them (READ-16). */
const fromPapers = [/\b5,271\b/, /\b2,000 (?:images|张)/, /\b200 (?:video|段)/, /\b26 (?:km|公里)/, /640×320/]
const said = { en: 'igures from the published papers', zh: '数字取自公开文献' }

test.each(locales)('news that gives figures of our datasets says once that they are from the papers (%s)', (locale) => {
  const folder = new URL('../../content/news/', import.meta.url)
  const silent = readEntries('news', locale).filter(({ slug }) => {
    const text = readFileSync(new URL(`${slug}.${locale}.md`, folder), 'utf8')
    return fromPapers.some((figure) => figure.test(text)) && text.split(said[locale]).length !== 2
  })
  expect(silent.map(({ slug }) => slug)).toEqual([])
})

test('the company’s patents are counted with one word on all pages', () => {
  for (const [home, about] of [
    [homeZh, aboutZh],
    [homeEn, aboutEn],
  ] as const) {
    expect(home.CompanyPlate.patentsUnit).toBe(about.AboutPage.ledger.patents.unit)
  }
})
