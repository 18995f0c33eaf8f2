import { readFileSync } from 'node:fs'
import { keepPages } from '#lib/chat/answers/pages/kept-pages'
import { sourceTitle } from '#lib/chat/messages'
import { type Locale, locales } from '#lib/i18n/locales'
import { address } from '#lib/routes/address'
import type { SitePath } from '#lib/routes/table'
import { indexedPages } from '#lib/seo/indexed-pages'
import { pageSections } from './page-sections.ts'

/** What a page is called under an answer, else the beginning of its title: "FloW: floating-waste detection · ORCA". */
function pageName(path: SitePath, html: string, language: Locale): string {
  const known = sourceTitle(path, language)
  const [title = ''] = (/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&').split(' · ')
  return known === path ? (title.split(/[：:]/)[0] ?? title).trim() : known
}

/** Takes the built pages apart, so that the assistant can quote them where no entry answers. */
export function keepPageSections(): void {
  // Who waits for data asks about it, though search engines do not list the page.
  const request = { path: '/datasets/request', languages: locales } as const
  for (const language of locales) {
    const pages = [...indexedPages(), request].filter(({ languages }) => languages.includes(language))
    const sections = pages.flatMap(({ path }) => {
      const html = readFileSync(`.next/server/app/${language}${path === '/' ? '' : path}.html`, 'utf8')
      const page = pageName(path, html, language)
      return pageSections(html).map(({ anchor, headings, sentences }) => {
        const place = anchor === undefined ? '' : `#${anchor}`
        return { path, address: `${address(path, language)}${place}`, page, headings, sentences }
      })
    })
    keepPages(sections, language)
    console.log(`${sections.length} sections of pages (${language}) can be quoted`)
  }
}
