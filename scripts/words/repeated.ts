import { buyingQuestions, questionsNamed } from '#lib/entries/buying-questions'
import { locales } from '#lib/i18n/locales'
import type { PageText } from './page-text.ts'

/** How many pages a sentence may stand on before it should stand once and be linked. */
const mostPages = 3
/** Shorter than this it is a label, not a sentence. */
const shortest = { zh: 24, en: 60 } as const

/** What stands on many pages on purpose: a buyer reads one boat's page, not eight. */
const shared = new Set(
  locales.flatMap((locale) =>
    Object.values(buyingQuestions).flatMap((slugs) => questionsNamed(slugs, locale).map(({ answer }) => answer)),
  ),
)

/** Long sentences that stand on more than three pages of one language, but for the answers every boat's page gives. */
export function repeatedSentences(pages: readonly PageText[]): string[] {
  return locales.flatMap((locale) => {
    const places = new Map<string, Set<string>>()
    for (const page of pages.filter(
      (each) => each.locale === locale && each.indexed && !each.path.includes('/list/'),
    )) {
      for (const block of page.blocks.filter((text) => text.length >= shortest[locale] && !shared.has(text))) {
        places.set(block, (places.get(block) ?? new Set()).add(page.path))
      }
    }
    return [...places]
      .filter(([, paths]) => paths.size > mostPages)
      .map(([text, paths]) => `${paths.size} pages (${locale}): "${text.slice(0, 100)}"`)
  })
}
