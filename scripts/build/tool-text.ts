import { plainText } from '#lib/entries/plain-text'
import { readEntries } from '#lib/entries/read-entries'
import type { Locale } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'

/** The assistant's answers that say what a tool takes and gives; the tool itself is only there in a browser. */
const answersOf: Readonly<Record<string, readonly string[]>> = {
  '/': ['which-boat'],
  '/quote': ['prepare-enquiry'],
  '/tools/finder': ['how-many-boats'],
  '/tools/coverage': ['coverage-tool'],
  '/tools/water': ['draw-water', 'tool-files'],
  '/tools/season': ['season-plan'],
  '/tools/tour-boat': ['tour-calculator'],
}

/** Page texts about scripts and choices that only exist in a browser. */
const sentencesFor = (locale: Locale): readonly string[] => {
  const { ToolPage, BoatFinder, CoveragePage, FinderPage, SeasonPage, WaterPage } = messages[locale]
  return [
    ToolPage.waiting,
    BoatFinder.lead,
    ...[CoveragePage, FinderPage, SeasonPage, WaterPage].map((page) => page.noScript),
  ]
}

/** A tool's page as Markdown: what it computes, instead of the texts for browsers. */
export function withToolText(markdown: string, path: string, locale: Locale): string {
  const slugs = answersOf[path] ?? []
  const texts = readEntries('faq', locale)
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ title, body }) => `## ${title}\n\n${plainText(body.blocks)}`)
  if (texts.length === 0) return markdown
  const rest = sentencesFor(locale).reduce((text, sentence) => text.replace(sentence, ''), markdown)
  return `${rest.replaceAll(/\n{3,}/g, '\n\n').trimEnd()}\n\n${texts.join('\n\n')}\n`
}
