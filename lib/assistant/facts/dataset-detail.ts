import { answerOfDatasets } from '#lib/assistant/facts/dataset-fact'
import { factsOfProperty } from '#lib/assistant/facts/dataset-properties'
import { factMessages } from '#lib/assistant/facts/fact-messages'
import { datasetTopics } from '#lib/assistant/facts/wordings'
import { knowledge } from '#lib/assistant/knowledge'
import { pointsOn, questionsIn } from '#lib/assistant/reading/clauses'
import { boatsIn, type DatasetName, namedDatasets } from '#lib/assistant/reading/names'
import { verdictFor } from '#lib/assistant/verdict-for'
import type { MessageBody } from '#lib/chat/message'
import { plainText } from '#lib/entries/plain-text'
import type { Locale } from '#lib/i18n/locales'

/** The datasets that are asked about: those named, else those that a text of a few words goes on about. */
function datasetsMeant(text: string, language: Locale, said: readonly string[]): readonly DatasetName[] {
  const { datasets } = namedDatasets(text, language)
  if (datasets.length > 0) return datasets
  if (!pointsOn(text, language) || boatsIn(text, language).length > 0) return []
  const before = said.toReversed().find((one) => namedDatasets(one, language).datasets.length > 0)
  return before === undefined || before !== said.at(-1) ? [] : namedDatasets(before, language).datasets
}

/** What a dataset's pages say of what a text speaks of, with the entry that surely tells of the dataset; else nothing. */
export function datasetDetail(text: string, language: Locale, said: readonly string[]): MessageBody[] | undefined {
  const names = datasetsMeant(text, language, said)
  if (names.length === 0 || questionsIn(text, language).length > 1) return undefined
  const spokenOf = datasetTopics(text, language)
  // "The USVInland boat" asks nothing about the boat, which only another dataset tells of.
  const known = spokenOf.filter((key) => names.some((name) => factsOfProperty(key, name).length > 0))
  const keys = known.length > 0 ? known : spokenOf
  if (keys.length === 0) return undefined
  const verdict = verdictFor(text, language)
  const sure =
    verdict.kind === 'answer' && verdict.tell !== 'withDoubt' && verdict.tell !== 'askedBack'
      ? knowledge(language).entries.get(verdict.slug)
      : undefined
  // What surely answers of our boats is nothing that was asked of a dataset.
  const entry = sure?.topic === 'research' ? sure : undefined
  if (entry && !entry.tellsDataset && !keys.includes('downloadSize')) return undefined
  const told = keys.flatMap((key) => answerOfDatasets([key], names, language) ?? [])
  if (entry)
    told.push({
      lines: [plainText(entry.body.blocks)],
      isTold: true,
      entry: entry.slug,
      page: entry.source ?? '/datasets',
    })
  return factMessages(told, text, language)
}
