import { siteOrigin } from '#lib/config/site-origin'
import { fieldOf } from '#lib/forms/fields'
import { boatListings } from '#lib/i18n/boat-listings'
import type { Locale } from '#lib/i18n/locales'
import type { Lead, LeadContent } from '#lib/leads/lead'
import { labelOf, leadMessages } from '#lib/leads/messages'

/** A boat's name; an unknown slug stays as it is. */
export function boatName(slug: string, language: Locale): string {
  return Object.entries(boatListings[language]).find(([known]) => known === slug)?.[1].name ?? slug
}

/** The label of a field, by the name it has on the wire. */
export function fieldLabel(name: string, language: Locale): string {
  return labelOf(leadMessages[language].LeadFields, name)
}

/** The label of a field's choice; free text stays as it is. */
export function wordLabel(name: string, word: string, language: Locale): string {
  if (name === 'toolAddress' && word) return new URL(word, siteOrigin()).href
  const labels = fieldOf(name)?.offers?.labels
  if (labels === 'Boats') return boatName(word, language)
  return labels ? labelOf(leadMessages[language].LeadChoices, word) : word
}

/** A field's value as readable text. */
export function valueLabel(name: string, value: string | readonly string[], language: Locale): string {
  return [value]
    .flat()
    .map((word) => wordLabel(name, word, language))
    .filter(Boolean)
    .join(', ')
}

/** The boats a visitor named; a lead of the eight-field contract has words of its own instead. */
export function productLabel({ product, boats }: Pick<LeadContent, 'product' | 'boats'>, language: Locale): string {
  return product || boats.map((slug) => boatName(slug, language)).join(', ')
}

/** The names of a lead's files; one that no scanner has seen says so. */
export function fileNames(attachments: Lead['attachments'], language: Locale): string[] {
  const marked = leadMessages[language].LeadEmail.unscanned
  return attachments.map(({ name, scan }) => (scan === 'unscanned' ? marked.replace('{name}', () => name) : name))
}

/** A lead's own answers, blank ones left out, each with its label. */
export function answerRows(
  { answers }: Pick<LeadContent, 'answers'>,
  language: Locale,
): [label: string, value: string][] {
  return Object.entries(answers)
    .map(([name, value]): [string, string] => [fieldLabel(name, language), valueLabel(name, value, language)])
    .filter(([, value]) => value !== '')
}
