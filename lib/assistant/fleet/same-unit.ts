import { followUp } from '#lib/assistant/reading/clauses'
import { quantitiesIn, squareMetresOf } from '#lib/assistant/reading/quantities'
import { without } from '#lib/assistant/vocabulary'
import type { Locale } from '#lib/i18n/locales'

/** A number that stands alone after a size of water has its unit: "and for 60?" after 5 acres asks for 60 acres. */
export function inSameUnit(text: string, language: Locale, before: string | undefined): string {
  const area = quantitiesIn(before ?? '').find(squareMetresOf)
  const plain = text.trim().replace(/[?？]$/, '')
  const rest = without('beforeNumber', followUp(plain, language) ?? plain, language).trim()
  const [only] = quantitiesIn(rest)
  if (!area || !only || only.unit !== undefined || only.written !== rest) return text
  return text.replace(rest, () => `${rest} ${area.called}`)
}
