import type { Origin } from '#lib/content/datasets/source'
import type { Messages } from '#lib/i18n/messages'

/** A fact's label stands in messages under its key (namespace DatasetLabels). */
export type FactKey = keyof Messages['DatasetLabels']
/** A fact that is a sentence; its figures are parameters (namespace DatasetValues). */
type SentenceKey = FactKey & keyof Messages['DatasetValues']

export type FigureValues = Readonly<Record<string, number | string>>

/** The same characters in both languages: a title, a model, an identifier. */
interface LiteralFact {
  kind: 'literal'
  key: FactKey
  text: string
  origin: Origin
}
interface SentenceFact {
  kind: 'sentence'
  key: SentenceKey
  values: FigureValues
  origin: Origin
}
/** Not found in any public source: the page says where to ask. */
interface UnpublishedFact {
  kind: 'unpublished'
  key: FactKey
}

export type Fact = LiteralFact | SentenceFact | UnpublishedFact

/** A fact printed as it is in both languages. */
export const literal = (key: FactKey, text: string, origin: Origin): Fact => ({ kind: 'literal', key, text, origin })
/** A fact that is a sentence of `DatasetValues`, with its figures. */
export const sentence = (key: SentenceKey, origin: Origin, values: FigureValues = {}): Fact => ({
  kind: 'sentence',
  key,
  values,
  origin,
})
/** A fact that no public source gives. */
export const unpublished = (key: FactKey): Fact => ({ kind: 'unpublished', key })
