import { readEntries } from '#lib/entries/read-entries'
import { locales } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'
import type { PageText } from './page-text.ts'

/** How many pages a sentence may stand on before it should stand once and be linked. */
const mostPages = 3
/** Shorter than this it is a label, not a sentence. */
const shortest = { zh: 24, en: 60 } as const

/** A number is joined to its unit on pages, not in messages. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** What stands on many pages on purpose. */
const shared = new Set(
  locales
    .flatMap((locale) => [
      // A list and its neighbours announce an entry by its own title and summary.
      ...(['news', 'cases'] as const).flatMap((kind) =>
        readEntries(kind, locale).flatMap(({ title, summary }) => [title, summary]),
      ),
      messages[locale].BoatViewer.note,
      ...Object.values(messages[locale].ViewerParts).map(({ text }) => text),
      ...Object.values(messages[locale].Footnotes).map((note) => `* ${note}`),
      messages[locale].CaseCall.lead,
      messages[locale].CaseDetail.typicalNote,
      messages[locale].CompareBoats.note,
      messages[locale].SaveNote.text,
      messages[locale].DatasetSources.plateNote,
      ...(['start', 'clean', 'return', 'charge', 'lift', 'resume'] as const).map(
        (step) => messages[locale].CleaningWorkflow[step].text,
      ),
    ])
    .map(plain),
)

/** Long sentences that stand on more than three pages of one language. */
export function repeatedSentences(pages: readonly PageText[]): string[] {
  return locales.flatMap((locale) => {
    const places = new Map<string, Set<string>>()
    for (const page of pages.filter(
      (each) => each.locale === locale && each.indexed && !each.path.includes('/list/'),
    )) {
      for (const block of page.blocks.filter(
        (text) => text.length >= shortest[locale] && /\s|[，。：；]/.test(text) && !shared.has(plain(text)),
      )) {
        places.set(block, (places.get(block) ?? new Set()).add(page.path))
      }
    }
    return [...places]
      .filter(([, paths]) => paths.size > mostPages)
      .map(([text, paths]) => `${paths.size} pages (${locale}): "${text.slice(0, 100)}"`)
  })
}
