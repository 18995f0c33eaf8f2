import { datasetFacts } from '#lib/assistant/facts/dataset-fact'
import { type DatasetPropertyKey, datasets } from '#lib/assistant/facts/dataset-properties'
import type { Told } from '#lib/assistant/facts/told'
import type { DatasetName } from '#lib/assistant/reading/names'
import type { Locale } from '#lib/i18n/locales'

/** What the pages of some datasets say of what a wording may ask: of its meanings the first that any of them tells. */
export function toldOfDatasets(
  keys: readonly DatasetPropertyKey[],
  names: readonly DatasetName[],
  language: Locale,
): Told | undefined {
  const [dataset] = names
  if (!dataset || keys.length === 0) return undefined
  const read = keys.map((key) => names.flatMap((name) => datasetFacts(name, key, language)))
  const facts = read.find((some) => some.some(({ kind }) => kind === 'told')) ?? read[0] ?? []
  return {
    lines: facts.map(({ text }) => text),
    isTold: facts.some(({ kind }) => kind === 'told'),
    indicative: false,
    entry: datasets[dataset].entry,
    page: datasets[dataset].page,
    boats: [],
  }
}
