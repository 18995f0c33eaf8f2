import { plainText } from '#lib/entries/plain-text'
import { readEntries } from '#lib/entries/read-entries'
import type { Locale } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'

/** The assistant's answers that say what a tool or a form takes and gives; itself it is only there in a browser. */
const answersOf: Readonly<Record<string, readonly string[]>> = {
  '/tools/finder': ['how-many-boats'],
  '/tools/coverage': ['coverage-tool'],
  '/tools/water': ['draw-water', 'tool-files'],
  '/tools/season': ['season-plan'],
  '/tools/tour-boat': ['tour-calculator'],
  '/quote': ['quote'],
  '/product/compare': ['compare-tool'],
}

/** A tool's page for a machine: what it works out, in place of the sentence that waits for a pointer. */
export function withToolText(markdown: string, path: string, locale: Locale): string {
  const slugs = answersOf[path] ?? []
  const texts = readEntries('faq', locale)
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ title, body }) => `## ${title}\n\n${plainText(body.blocks)}`)
  if (texts.length === 0) return markdown
  return `${markdown.replace(messages[locale].ToolPage.waiting, '').trimEnd()}\n\n${texts.join('\n\n')}\n`
}
