import type { Fact } from '#lib/content/datasets/fact'
import { formatMessage } from '#lib/i18n/format-message'
import { type Locale, languageTag } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'

/** A dataset's fact as its page prints it, for use outside pages; undefined if it is unpublished. */
export function factText(fact: Fact, locale: Locale): string | undefined {
  if (fact.kind === 'unpublished') return undefined
  if (fact.kind === 'literal') return fact.text
  const values = Object.entries(fact.values).map(([name, value]) => [name, value] as const)
  const grouped = values.map(([name, value]) => [
    `${name}, number`,
    typeof value === 'number' ? value.toLocaleString(languageTag[locale]) : value,
  ])
  const sentence = messages[locale].DatasetValues[fact.key].replace(/\{(\w+, number)\}/g, (whole, name: string) =>
    String(Object.fromEntries(grouped)[name] ?? whole),
  )
  return formatMessage(sentence, Object.fromEntries(values))
}
