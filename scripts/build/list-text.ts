import { casesInOrder } from '#lib/entries/cases'
import { newsInOrder } from '#lib/entries/news'
import type { CaseEntry, NewsEntry } from '#lib/entries/read-entries'
import type { Locale } from '#lib/i18n/locales'
import { absoluteUrl } from '#lib/seo/absolute-url'

type Listed = Pick<CaseEntry | NewsEntry, 'slug' | 'title' | 'summary'>

/** The entries of a list that a browser turns the pages of. */
function entriesOf(path: string, locale: Locale): { url: string; title: string; summary: string }[] {
  const at = (entries: readonly Listed[], folder: '/caseDetail/' | '/newsDetail/') =>
    entries.map(({ slug, title, summary }) => ({ url: absoluteUrl(`${folder}${slug}`, locale), title, summary }))
  if (path === '/case') return at(casesInOrder(locale), '/caseDetail/')
  return path === '/news' ? at(newsInOrder(locale), '/newsDetail/') : []
}

/** The first page of a list with what stands on its further pages, which have no Markdown of their own: all of it in one text. */
export function withWholeList(markdown: string, path: string, locale: Locale): string {
  const entries = entriesOf(path, locale)
  const rest = entries.filter(({ url }) => !markdown.includes(`](${url})`))
  if (rest.length === 0) return markdown
  const lines = rest.map(({ title, summary, url }) => `### [${title}](${url})\n\n${summary}`).join('\n\n')
  const listed = Math.max(...entries.map(({ url }) => markdown.lastIndexOf(`](${url})`)))
  // They follow the first ones, before the page goes on to something else.
  const next = markdown.indexOf('\n## ', listed)
  if (next < 0) return `${markdown.trimEnd()}\n\n${lines}\n`
  return `${markdown.slice(0, next).trimEnd()}\n\n${lines}\n${markdown.slice(next)}`
}
