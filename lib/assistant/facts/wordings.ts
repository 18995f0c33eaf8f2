import { z } from 'zod'
import { boatPropertyKeys } from '#lib/assistant/facts/boat-properties'
import { type DatasetPropertyKey, datasetPropertyKeys } from '#lib/assistant/facts/dataset-properties'
import { inEach, lines, patternOf, vocabulary } from '#lib/assistant/vocabulary'
import type { Locale } from '#lib/i18n/locales'

/** The unit in which people want the figure. */
const unit: Readonly<Record<Locale, string>> = {
  en: '(?: (?:kg|kilos|tons?|tonnes|lbs|kwh|kw|km/h|kmh|mph|knots|m/s|hours|litres|liters|mm|cm|m|met(?:re|er)s|feet|ft|m2|db|hz|px|pixels|gb))?',
  zh: '',
}

type Parts = Record<Locale, Record<string, string>>
type Asked<Key extends string> = readonly (readonly [Key, RegExp])[]

const inEachLines = inEach(lines)
const common = { parts: inEach(z.record(z.string(), z.string())), neutral: inEachLines }

/** One expression for each property that has to match the whole of what is left. */
function whole<Key extends string>(
  asked: Partial<Record<Key, Record<Locale, string[]>>>,
  parts: Parts,
  keys: readonly Key[],
) {
  const of = (language: Locale): Asked<Key> =>
    keys.flatMap((key) => {
      const wordings = asked[key]?.[language]
      if (!wordings) return []
      const { source } = patternOf(wordings, '', parts[language])
      return [[key, new RegExp(`^(?:${source})${unit[language]}$`)] as const]
    })
  return { en: of('en'), zh: of('zh') }
}

/** Words that say nothing about what is asked. */
const neutralOf = (neutral: Record<Locale, string[]>) => ({
  en: new RegExp(`\\b(?:${neutral.en.join('|')})\\b`, 'g'),
  zh: patternOf(neutral.zh, 'g'),
})

/** How properties of boats are asked for, and which boat has most of one. */
export const boatWordings = vocabulary(
  'boat-properties',
  z.strictObject({
    ...common,
    asked: z.record(z.enum(boatPropertyKeys), inEachLines),
    most: z.partialRecord(z.enum(boatPropertyKeys), inEachLines),
  }),
  ({ parts, neutral, asked, most }) => ({
    neutral: neutralOf(neutral),
    asked: whole(asked, parts, boatPropertyKeys),
    most: whole(most, parts, boatPropertyKeys),
  }),
)

const topic = z.strictObject({
  asks: z.enum(datasetPropertyKeys),
  instead: z.array(z.enum(datasetPropertyKeys)).default([]),
  en: lines,
  zh: lines,
})

/** How properties of datasets are asked for, and which a longer text speaks of. */
export const datasetWordings = vocabulary(
  'dataset-properties',
  z.strictObject({ ...common, asked: z.record(z.enum(datasetPropertyKeys), inEachLines), topics: z.array(topic) }),
  ({ parts, neutral, asked, topics }) => ({
    neutral: neutralOf(neutral),
    asked: whole(asked, parts, datasetPropertyKeys),
    topics: topics.map(({ asks, instead, ...words }) => ({
      asks,
      instead,
      words: { en: patternOf(words.en, 'i'), zh: patternOf(words.zh, 'i') },
    })),
  }),
)

/** So many are asked at once; a text that speaks of more tells of something else. */
const mostTopics = 3

/** The properties of a dataset that a longer text speaks of, in whatever words; none where it speaks of many. */
export function datasetTopics(text: string, language: Locale): DatasetPropertyKey[] {
  const found = datasetWordings().topics.filter(({ words }) => words[language].test(text))
  // One that another holds as well says no more.
  const asked = found.filter(({ asks }) => !found.some(({ instead }) => instead.includes(asks)))
  return asked.length > mostTopics ? [] : asked.map(({ asks }) => asks)
}
