import { type DatasetPropertyKey, datasets, factsOfProperty } from '#lib/assistant/facts/dataset-properties'
import type { FactAnswer } from '#lib/assistant/facts/fact-messages'
import { chatMessages, inSentence } from '#lib/assistant/messages'
import type { DatasetName } from '#lib/assistant/reading/names'
import type { Fact, FactKey } from '#lib/content/datasets/fact'
import { factText } from '#lib/content/datasets/fact-text'
import { flowFacts } from '#lib/content/datasets/flow'
import { mariSense } from '#lib/content/datasets/other-data'
import { usvInlandFacts } from '#lib/content/datasets/usvinland'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'

const facts = new Map<FactKey, Fact>([...flowFacts, ...usvInlandFacts, ...mariSense].map((fact) => [fact.key, fact]))

export interface DatasetFact {
  kind: 'told' | 'open'
  text: string
}

/** What our pages say of a property of a dataset: its facts, or that they are not published there. */
export function datasetFacts(dataset: DatasetName, key: DatasetPropertyKey, language: Locale): DatasetFact[] {
  const sentences = chatMessages[language].ChatFacts.dataset
  const { name } = datasets[dataset]
  const found = factsOfProperty(key, dataset).flatMap((wanted) => facts.get(wanted) ?? [])
  const told = found.map((fact): DatasetFact => {
    const label = inSentence(messages[language].DatasetLabels[fact.key])
    const value = factText(fact, language)
    if (fact.kind === 'unpublished' || value === undefined)
      return { kind: 'open', text: formatMessage(sentences.open, { dataset: name, label }) }
    const sentence = fact.origin.confidence === 'restated' ? sentences.restated : sentences.told
    return { kind: 'told', text: formatMessage(sentence, { dataset: name, label, value }) }
  })
  if (told.length > 0) return told
  const label = sentences.properties[key]
  return [{ kind: 'open', text: formatMessage(sentences.open, { dataset: name, label }) }]
}

/** What the pages of some datasets say of what a wording may ask: of its meanings the first that any of them tells. */
export function answerOfDatasets(
  keys: readonly DatasetPropertyKey[],
  names: readonly DatasetName[],
  language: Locale,
): FactAnswer | undefined {
  const [dataset] = names
  if (!dataset || keys.length === 0) return undefined
  const read = keys.map((key) => names.flatMap((name) => datasetFacts(name, key, language)))
  const facts = read.find((some) => some.some(({ kind }) => kind === 'told')) ?? read[0] ?? []
  return {
    lines: facts.map(({ text }) => text),
    isTold: facts.some(({ kind }) => kind === 'told'),
    entry: datasets[dataset].entry,
    page: datasets[dataset].page,
  }
}
