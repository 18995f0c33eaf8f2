import { followUp } from '#lib/assistant/reading/clauses'
import { ourNames } from '#lib/assistant/reading/names-ours'
import type { Locale } from '#lib/i18n/locales'

const names = ['FloW-(?:Img|RI)', ...ourNames].join('|')

/** What people call a boat, a variant of it or a dataset, in a question and where they ask the same of another. */
const things: Readonly<Record<Locale, { variants: string; others: string }>> = {
  en: {
    variants: '(?:the )?(?:cleaning|weed(?:[- ]cutt(?:ing|er))?) (?:variant|version|one|type|model)',
    others:
      `(?:the )?(?:${names})(?![a-z])(?: (?:boat|dataset))?|` +
      '(?:the |your )?(?:smaller|smallest|small|little|medium|larger|largest|large|bigger|biggest|big) (?:cleaning )?(?:ones?|boats?)|' +
      '(?:the |your )?(?:tour|lounge|inspection|survey|weed|cleaning) boats?',
  },
  zh: {
    variants: '(?:清洁|割草)(?:型|版|款|的那?[款种个])',
    others:
      `(?:${names})(?![a-z])(?:\\s?鲸灵)?(?:数据集)?|鲸灵|(?<!潮)汐(?:系列|号)?|` +
      '[大中小]型?的?(?:清洁|保洁)?(?:船|那[个款艘条种])|[大小]的(?!\\p{Script=Han})|' +
      '(?:自动驾驶)?游船|会客船|巡检船|监测船|割草船|清洁船',
  },
}

const patternOf = (source: string) => new RegExp(source, 'giu')

/** All that a text names of a kind, each once. */
const namedIn = (text: string, source: string) => [
  ...new Set([...text.matchAll(patternOf(source))].map(([thing]) => thing)),
]

/**
 * The question before, asked of another thing, where a text names that and nothing else: "how fast is SMURF" and then "and
 * EFFICIENCY?" is "how fast is EFFICIENCY". Nothing where the question before names none, or several.
 */
export function sameQuestionOf(before: string, text: string, language: Locale): string | undefined {
  const { variants, others } = things[language]
  const leaning = followUp(text, language)?.replace(/[.?!。？！]+$/, '')
  if (!leaning) return undefined
  const isVariant = new RegExp(`^(?:${variants})$`, 'iu').test(leaning)
  if (!isVariant && !new RegExp(`^(?:${others})$`, 'iu').test(leaning)) return undefined
  const source = isVariant && patternOf(variants).test(before) ? variants : others
  const [named, second] = namedIn(before, source)
  if (named === undefined || second !== undefined || named.toLowerCase() === leaning.toLowerCase()) return undefined
  return before.replaceAll(named, () => leaning)
}
