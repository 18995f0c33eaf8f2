import { createHash } from 'node:crypto'
import { boats } from '#lib/content/boats/catalogue'
import { boatCopy } from '#lib/content/boats/copy'
import type { Leaflet } from '#lib/content/downloads'
import type { Locale } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'
import { sheetsForPrint } from '#lib/leaflets/printed-sheet'

/** Documents say nothing indicative (READ-5): a sentence with either mark stays on the page. */
function isSure(language: Locale, ...sentences: readonly string[]): boolean {
  const { mark, conditionalMark } = messages[language].Footnotes
  const marks = [mark, conditionalMark].map((word) => word.toLowerCase())
  return sentences.every((sentence) => !marks.some((word) => sentence.toLowerCase().includes(word)))
}

/** What one document says, taken from the product page's own words and figures. */
export function leafletContent({ boat, kind, language }: Leaflet) {
  const listed = messages[language].Boats[boat]
  const sheets = sheetsForPrint(boats[boat], language)
  return {
    kind,
    language,
    boat,
    name: listed.name,
    className: listed.class,
    sheets,
    story: kind === 'brochure' ? storyOf(boat, language) : undefined,
    /** Whether a figure needs the footnote that promises nothing. */
    conditional: sheets.some(({ groups }) => groups.some(({ rows }) => rows.some((row) => row.conditional))),
  }
}

export type LeafletContent = ReturnType<typeof leafletContent>

function storyOf(boat: Leaflet['boat'], language: Locale) {
  const copy = boatCopy(boat, language)
  const sure = (...sentences: readonly string[]) => isSure(language, ...sentences)
  return {
    promise: copy.hero.promise,
    given: copy.safety.given.filter((pair) => sure(pair.when, pair.then)),
    agree: copy.safety.agree.filter((pair) => sure(pair.when, pair.then)),
    ours: copy.delivery.ours.filter((item) => sure(item)),
    yours: copy.delivery.yours.filter((item) => sure(item)),
    questions: copy.questions.items
      .filter((item) => sure(item.question, item.answer))
      .map(({ question, answer }) => ({ question, answer })),
  }
}

/** The same for the same words and figures, whatever day it is made on. */
export function contentHash(content: LeafletContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
