import type { BoatPropertyKey } from '#lib/assistant/facts/boat-properties'
import type { DatasetPropertyKey } from '#lib/assistant/facts/dataset-properties'
import { boatWordings, datasetWordings } from '#lib/assistant/facts/wordings'
import { type DatasetName, type NamedBoat, namedBoats, namedDatasets } from '#lib/assistant/reading/names'
import type { Locale } from '#lib/i18n/locales'

export interface FactQuestion {
  boats: readonly NamedBoat[]
  datasets: readonly DatasetName[]
  /** Each part of the text with what it may ask; empty where a part asks for no property that we know. */
  parts: readonly FactPart[]
}

export interface FactPart {
  /** What is left of it besides names and words that say nothing. */
  asked: string
  ofBoat: readonly BoatPropertyKey[]
  /** The property by which all boats are to be compared ("which runs longest"). */
  mostOf: BoatPropertyKey | undefined
  ofDataset: readonly DatasetPropertyKey[]
  /** The datasets that this part names, with those named just before it; none where the whole text's are meant. */
  datasets: readonly DatasetName[]
}

/** Where one asked thing ends and the next begins. */
const joints: Readonly<Record<Locale, RegExp>> = {
  en: /[,;.?!&+\n]+|\band\b|\bor\b(?= (?:how|what|the|its)\b)|\bplus\b/,
  zh: /[，,、；;。.？?！!&+\n]+|和|以及|还有|跟|与|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u,
}

function left(text: string, neutral: RegExp, language: Locale): string {
  return text
    .replace(neutral, ' ')
    .replace(/[^\p{L}\p{N}/×-]+/gu, ' ')
    .replace(/\s+/g, language === 'zh' ? '' : ' ')
    .trim()
}

function partOf(text: string, language: Locale): FactPart {
  const plain = text.normalize('NFKC').toLowerCase().replace(/[’`]/g, "'")
  const [ofBoats, ofDatasets] = [boatWordings(), datasetWordings()]
  const boat = left(plain, ofBoats.neutral[language], language)
  const dataset = left(plain, ofDatasets.neutral[language], language)
  const asks =
    (left: string) =>
    ([, pattern]: readonly [unknown, RegExp]) =>
      pattern.test(left)
  return {
    asked: boat.replace(/^(?:and|but|what about|how about)\b/, '').trim(),
    ofBoat: ofBoats.asked[language].filter(asks(boat)).map(([key]) => key),
    mostOf: ofBoats.most[language].find(asks(boat))?.[0],
    ofDataset: ofDatasets.asked[language].filter(asks(dataset)).map(([key]) => key),
    datasets: [],
  }
}

/** Each part with its own datasets: "FloW: the DOI, and USVInland: which journal". What only names one belongs to the next. */
function partsOfDatasets(text: string, language: Locale): FactPart[] {
  let named: readonly DatasetName[] = []
  return text.split(joints[language]).map((written) => {
    const { datasets, rest } = namedDatasets(written, language)
    const part = partOf(rest, language)
    named = [...new Set([...named, ...datasets])]
    const own = named
    if (part.asked !== '') named = []
    return { ...part, datasets: own }
  })
}

/** 船长 is the master where it is asked whether there is one: 汐有船长吗. */
const master = /(?:有|要|需要?|配|代替|取代|没)(?:没有|不要|个|名)*船长(?![多是])|船长(?:在|谁|负责|证|怎么|还)/

/** A longer text is a letter: nobody asks for four figures in so many words. */
const longest = 160

/** Reads which boats or datasets a text names and which properties each of its parts asks for. */
export function factQuestion(text: string, language: Locale): FactQuestion | undefined {
  if (text.length > longest || (language === 'zh' && master.test(text))) return undefined
  const { datasets, rest: withoutDatasets } = namedDatasets(text, language)
  const { boats, rest } = datasets.length > 0 ? { boats: [], rest: withoutDatasets } : namedBoats(text, language)
  // What two boats differ by is what each has.
  const plain = boats.length > 1 ? rest.replace(/相?差(?:多少|多大)/u, '多少') : rest
  const parts =
    datasets.length > 0
      ? partsOfDatasets(text, language)
      : plain.split(joints[language]).map((part) => partOf(part, language))
  return { boats, datasets, parts: parts.filter(({ asked, ofDataset }) => asked !== '' || ofDataset.length > 0) }
}
