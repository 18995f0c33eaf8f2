/**
 * `npm run words`: checks the words of every built page, the documents and the assistant's answers: forbidden terms, typesetting,
 * spelling, search results, figures no boat has or that differ between languages, areas without a unit switch, repeated
 * sentences.
 */
import { plainText } from '#lib/entries/plain-text'
import { readEntries } from '#lib/entries/read-entries'
import { forbiddenIn } from '#lib/glossary/terms'
import { type Locale, locales } from '#lib/i18n/locales'
import { leafletContent } from '#lib/leaflets/leaflet-content'
import { leafletName, leaflets } from '#lib/leaflets/leaflets'
import { figuresOf, unknownFigures } from './words/figures.ts'
import { builtPages, type PageText } from './words/page-text.ts'
import { repeatedSentences } from './words/repeated.ts'
import { searchResultProblems } from './words/search-result.ts'
import { misspelt } from './words/spelling.ts'
import { typographyFaults } from './words/typography.ts'

interface Said {
  where: string
  locale: Locale
  text: string
}

const pages = builtPages()
if (pages.length === 0) {
  console.error('There is no build to read: run npm run build first.')
  process.exit(1)
}

function strings(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(strings) : []
}

const said: readonly Said[] = [
  ...pages.flatMap(({ path, locale, title, description, blocks }) =>
    [title, description, ...blocks].map((text) => ({ where: path, locale, text })),
  ),
  ...leaflets.flatMap((leaflet) =>
    strings(leafletContent(leaflet).story).map((text) => ({
      where: leafletName(leaflet),
      locale: leaflet.language,
      text,
    })),
  ),
  ...locales.flatMap((locale) =>
    readEntries('faq', locale).flatMap(({ slug, title, body }) =>
      [title, plainText(body.blocks)].map((text) => ({ where: `answer ${slug}`, locale, text })),
    ),
  ),
]

/** Fixed by the specification, full-width brackets included. */
const fixed = 'Email（*）'

/** Pages whose words are other people's, or show code and states on purpose. */
const quoted = /\/(?:components|test|widget|error-page)(?:\/|$)/
const own = said.filter(({ where, text }) => !quoted.test(where) && text !== fixed)

/** The pages of a path in both languages print the same boats' figures. */
function differences(): string[] {
  const twin = new Map(pages.filter(({ locale }) => locale === 'en').map((page) => [page.path.slice(3), page]))
  const differ = (one: PageText, other: PageText) => figuresOf(one.blocks).join() !== figuresOf(other.blocks).join()
  return pages
    .filter(({ locale, path }) => locale === 'zh' && !quoted.test(path))
    .flatMap((page) => {
      const other = twin.get(page.path.slice(3))
      if (!other || !differ(page, other)) return []
      return [
        `${page.path.slice(3) || '/'}: ${figuresOf(page.blocks).join(', ')} in Chinese, ${figuresOf(other.blocks).join(', ')} in English`,
      ]
    })
}

const line = ({ where, text }: Said, what: string) => `${where}: ${what} in "${text.slice(0, 90)}"`
const checks: readonly (readonly [name: string, problems: readonly string[]])[] = [
  [
    'terms the glossary forbids',
    own.flatMap((each) =>
      forbiddenIn(each.text, each.locale).map(({ found, use }) => line(each, `"${found}" (use ${use})`)),
    ),
  ],
  ['typesetting', own.flatMap((each) => typographyFaults(each.text, each.locale).map((fault) => line(each, fault)))],
  [
    'spelling',
    own
      .filter(({ locale }) => locale === 'en')
      .flatMap((each) => misspelt(each.text).map((word) => line(each, `"${word}"`))),
  ],
  ['titles and descriptions', searchResultProblems(pages)],
  [
    'figures that no boat has',
    own
      // Datasets have figures of their own, and a year of cleaning is worked out on the page.
      .filter(({ where }) => !/datasets|newsDetail\/(?:flow|marisense|usvinland)|tools\/season/.test(where))
      .flatMap((each) => unknownFigures(each.text).map((figure) => line(each, figure))),
  ],
  ['figures that differ between the languages of a page', differences()],
  [
    'areas whose unit a reader cannot choose',
    pages.filter(({ fixedAreas }) => fixedAreas).map(({ path }) => `${path}: no unit switch`),
  ],
  ['sentences on many pages', repeatedSentences(pages.filter(({ path }) => !quoted.test(path)))],
]

let failed = 0
for (const [name, problems] of checks) {
  const distinct = [...new Set(problems)]
  failed += distinct.length
  console.log(`${distinct.length === 0 ? '✓' : '✗'} ${name}: ${distinct.length}`)
  for (const problem of distinct.slice(0, process.argv.includes('--all') ? undefined : 20))
    console.log(`    ${problem}`)
}
console.log(`${pages.length} pages, ${own.length} texts read; ${failed} to correct`)
process.exit(failed === 0 ? 0 : 1)
