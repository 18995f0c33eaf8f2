import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { environment } from '#lib/config/environment'
import { siteOrigin } from '#lib/config/site-origin'
import { defaultLocale, locales } from '#lib/i18n/locales'
import { absoluteUrl } from '#lib/seo/absolute-url'
import { indexedPages } from '#lib/seo/indexed-pages'
import { markdownPath } from '#lib/seo/markdown-path'
import { withWholeList } from './list-text.ts'
import { files } from './next-output.ts'
import { headOf } from './page-head.ts'
import { pageDocument, pageMarkdown } from './page-markdown.ts'
import { withToolText } from './tool-text.ts'

const folder = 'public'

/** Documents of the sample sets come from `npm run minisets`, not from a build. */
const isOfSampleSet = (file: string) => file.startsWith('mini-sets')

/** Of an earlier build: a page that is gone must not stay behind. */
function clear(): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (isOfSampleSet(file)) continue
    if (file.endsWith('.md') || /^[\da-f]{8,128}\.txt$/.test(file)) rmSync(join(folder, file))
  }
}

/** Writes every indexable page as Markdown beside its address, and `llms.txt`, which lists them. Returns how many. */
export function writeMachinePages(): number {
  clear()
  const origin = siteOrigin()
  let written = 0
  const lists = locales.map((locale) => {
    const lines = indexedPages()
      .filter(({ languages }) => languages.includes(locale))
      .map(({ path }) => {
        const internal = path === '/' ? `${files.pages}/${locale}.html` : `${files.pages}/${locale}${path}.html`
        const html = readFileSync(internal, 'utf8')
        if (!html.includes(`<link rel="canonical" href="${origin}`))
          throw new Error(`${internal} was not made for ${origin}, as its Markdown would be`)
        const { title, description } = headOf(html)
        const address = markdownPath(path, locale)
        const target = join(folder, address)
        mkdirSync(dirname(target), { recursive: true })
        const source = { title, description, address: absoluteUrl(path, locale) }
        const text = withWholeList(withToolText(pageMarkdown(html, origin), path, locale), path, locale)
        const document = pageDocument(text, source)
        writeFileSync(target, document)
        // The home page of a language has two natural names: /en/index.md and /en.md.
        if (path === '/' && locale !== defaultLocale) writeFileSync(join(folder, `${locale}.md`), document)
        written += 1
        return `- [${title}](${origin}${address}): ${description}`
      })
    return `## ${locale === defaultLocale ? '中文' : 'English'}\n\n${lines.join('\n')}`
  })
  writeFileSync(
    join(folder, 'llms.txt'),
    `# ORCA\n\n> Maker of unmanned surface vehicles (USVs): floating-debris collection, aquatic weed harvesting, water-quality inspection, work platforms, self-driving tour boats, and a pilot assistance system. Every page below is Markdown of the page at the same address without ".md". Figures marked "indicative" are confirmed in a written quote.\n\n${lists.join('\n\n')}\n`,
  )
  // Proof of ownership for IndexNow (scripts/indexnow.ts).
  const { INDEXNOW_KEY } = environment()
  if (INDEXNOW_KEY) writeFileSync(join(folder, `${INDEXNOW_KEY}.txt`), INDEXNOW_KEY)
  return written
}
