import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { caseListPages, newsListPages } from '#lib/entries/list-pages'
import { newsInOrder } from '#lib/entries/news'
import { readEntries } from '#lib/entries/read-entries'
import { entryKinds } from '#lib/entries/schemas'
import { locales } from '#lib/i18n/locales'

const news = {
  title: 'A boat was launched',
  summary: 'What was launched, where it works and who looks after it.',
  published: '2026-11-20',
  topic: 'guide',
  picture: 'smurf-hero',
}

const aCase = { ...news, topic: undefined, region: 'domestic', series: 'cleaning', water: 'river' }

function file(fields: object, body = 'One paragraph.'): string {
  return `---\n${Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n${body}\n`
}

/** A content folder with the given files in it. */
function contentWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'orca-content-'))
  for (const kind of entryKinds) mkdirSync(join(root, kind))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  return root
}

function newsTwins(chinese: string, english = chinese): string {
  return contentWith({ 'news/launch.zh.md': chinese, 'news/launch.en.md': english })
}

test('two Markdown files are one entry in each language', () => {
  const root = newsTwins(file({ ...news, title: '一艘船下水' }), file(news))
  expect(readEntries('news', 'zh', root)).toMatchObject([
    { slug: 'launch', title: '一艘船下水', boats: [], minutes: 1 },
  ])
  expect(readEntries('news', 'en', root)).toMatchObject([{ slug: 'launch', title: 'A boat was launched' }])
})

test.each([
  ['picture', { ...news, picture: 'no-such-boat' }],
  ['published', { ...news, published: '20 November 2026' }],
  ['topic', { ...news, topic: 'gossip' }],
  ['summary', { ...news, summary: undefined }],
  ['boats.0', { ...news, boats: ['titanic'] }],
  ['sources.0.url', { ...news, sources: [{ title: 'A paper', url: 'javascript:alert(1)' }] }],
  ['titel', { ...news, titel: 'A misspelt field' }],
])('a wrong %s stops the build and is named with its file', (field, fields) => {
  const root = newsTwins(file(fields))
  expect(() => readEntries('news', 'zh', root)).toThrow(`news/launch.zh.md: ${field}: `)
})

test('a mistake in the English file is found when the Chinese pages are built', () => {
  const root = newsTwins(file(news), file({ ...news, picture: 'none' }))
  expect(() => readEntries('news', 'zh', root)).toThrow('news/launch.en.md: picture: ')
})

test('a missing translation stops the build and is named', () => {
  const root = contentWith({ 'news/launch.zh.md': file(news) })
  expect(() => readEntries('news', 'zh', root)).toThrow('news/launch.en.md: file: is missing')
})

test('only a named place may leave out its kind of water', () => {
  const fields = { ...aCase, works: ['cleaning'], boats: ['smurf'], water: undefined }
  const typical = contentWith({ 'cases/lake.zh.md': file(fields), 'cases/lake.en.md': file(fields) })
  expect(() => readEntries('cases', 'zh', typical)).toThrow('cases/lake.zh.md: water: ')
  const named = { ...fields, place: 'Some Lake', sources: [{ title: 'A report', url: 'https://example.org/' }] }
  const reported = contentWith({ 'cases/lake.zh.md': file(named), 'cases/lake.en.md': file(named) })
  expect(readEntries('cases', 'zh', reported)).toMatchObject([{ place: 'Some Lake' }])
})

test('the two languages may not state different facts', () => {
  const root = newsTwins(file({ ...news, date: '2024-07' }), file({ ...news, date: '2024-08' }))
  expect(() => readEntries('news', 'en', root)).toThrow('news/launch.en.md: date: must be the same in both languages')
})

test('a file whose name is not an address stops the build', () => {
  const root = contentWith({ 'news/New Boat.md': file(news) })
  expect(() => readEntries('news', 'zh', root)).toThrow('news/New Boat.md: file name: ')
})

test('front matter that is not YAML is named', () => {
  const root = newsTwins('---\ntitle: "no end\n---\ntext')
  expect(() => readEntries('news', 'zh', root)).toThrow('news/launch.zh.md: front matter: ')
})

test('a named water without a source is refused', () => {
  const fields = { ...aCase, works: ['cleaning'], boats: ['smurf'], place: 'Some Lake' }
  const root = contentWith({ 'cases/lake.zh.md': file(fields), 'cases/lake.en.md': file(fields) })
  expect(() => readEntries('cases', 'zh', root)).toThrow('cases/lake.zh.md: sources: ')
})

test.each([
  ['raw HTML', 'Look <script>alert(1)</script>'],
  ['raw HTML', '<div>block</div>'],
  ['link', '[press](javascript:alert(1))'],
  ['link', '[away](/no-such-page)'],
  ['picture', '![a boat](https://elsewhere.example/boat.png)'],
])('%s in the text stops the build', (what, body) => {
  expect(() => readEntries('news', 'zh', newsTwins(file(news, body)))).toThrow(
    new RegExp(`news/launch\\.zh\\.md: text: .*${what}`),
  )
})

test('figures in a text come from the content module', () => {
  const root = newsTwins(file(news, 'It looks after {{smurf.coverArea}} and seats {{xi.passengerCount}}.'))
  const [entry] = readEntries('news', 'en', root)
  expect(entry?.body.notes).toEqual(['reported'])
  expect(entry?.body.blocks).toEqual([
    {
      kind: 'paragraph',
      children: [
        { kind: 'text', text: 'It looks after ' },
        { kind: 'text', text: '3.3–6.7\u00a0ha (8.2–16.5\u00a0acres)' },
        { kind: 'text', text: ' and seats ' },
        { kind: 'indicative', text: '8–10\u00a0people', note: 'reported' },
        { kind: 'text', text: '.' },
      ],
    },
  ])
})

test('a figure that holds under conditions prints them behind it', () => {
  const [entry] = readEntries('news', 'en', newsTwins(file(news, 'Payback: {{xi.paybackYears}}.')))
  expect(JSON.stringify(entry?.body.blocks)).toContain(
    '1\u00a0year (our estimate; varies with season, ticket price and site',
  )
})

test.each(['smurf.price', 'smurf.coverAreaMu'])('the figure %s cannot be printed by a text', (name) => {
  const root = newsTwins(file(news, `It is {{${name}}}.`))
  expect(() => readEntries('news', 'zh', root)).toThrow(`news/launch.zh.md: text: no figure`)
})

test('a new entry joins the list and its pages without any code', () => {
  const seven = Object.fromEntries(
    ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].flatMap((slug, index) =>
      locales.map((locale) => [`news/${slug}.${locale}.md`, file({ ...news, date: `2020-0${index + 1}` })]),
    ),
  )
  const root = contentWith(seven)
  expect(newsListPages(root).filter(({ size }) => size === '6')).toHaveLength(2)
  expect(newsInOrder('zh', root).map(({ slug }) => slug)).toEqual([
    'seven',
    'six',
    'five',
    'four',
    'three',
    'two',
    'one',
  ])
})

test('a filter that finds nothing still has one page to say so', () => {
  expect(caseListPages(contentWith({}))).toContainEqual({ region: 'overseas', series: 'tour', page: '1' })
})
