import { boatsIn } from '#lib/chat/answers/boats-in-text'
import { isShort } from '#lib/chat/answers/clauses'
import { datasets } from '#lib/chat/answers/facts/dataset-properties'
import { namedDatasets } from '#lib/chat/answers/facts/dataset-wordings'
import { matterOf } from '#lib/chat/answers/matter'
import { namesWidget } from '#lib/chat/answers/names-widget'
import { answerTo } from '#lib/chat/answers/reply-bodies'
import { replyByRule } from '#lib/chat/answers/reply-by-rule'
import { talkOf, wantsPerson } from '#lib/chat/answers/small-talk'
import { verdictFor } from '#lib/chat/answers/verdict-in-context'
import type { MessageBody } from '#lib/chat/message'
import type { Locale } from '#lib/i18n/locales'

/** Speaks of boats, or of what else only they have: another matter than the one before. */
const ofBoats: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:boats?|vessels?|docks?|lakes?|jobs?|quotes?|price)\b/i,
  zh: /船|艇|湖|河|码头|岗位|招聘|价格|报价/,
}

const widget: Readonly<Record<Locale, string>> = { en: 'the widget', zh: '组件' }

/** What each of them is, which its name alone asks for. */
const introductions: ReadonlySet<string> = new Set(['widget', ...Object.values(datasets).map(({ entry }) => entry)])

/** Cutting weed has its own unloading, depth and plan, which an entry about litter does not tell. */
const cutting: Readonly<Record<Locale, { asked: RegExp; name: string }>> = {
  en: { asked: /\bweeds?\b/i, name: 'the weed cutter' },
  zh: { asked: /割草|割.{0,3}水草|水草.{0,6}[割装卸]/, name: '割草船' },
}

/** The entry about cut weed that a few words ask for after a question about cutting: "and when it is full?" */
function ofCutting(text: string, language: Locale, before: string): MessageBody[] | undefined {
  const { asked, name } = cutting[language]
  if (!asked.test(before) || asked.test(text)) return undefined
  const verdict = verdictFor(language === 'zh' ? `${name}${text}` : `${name}: ${text}`, language)
  if (verdict.kind !== 'answer' || verdict.isUnsure || !verdict.slug.startsWith('weed-')) return undefined
  return answerTo({ ...verdict, beside: [] }, language)
}

/** What was asked about before, where that was one dataset or the widget. */
function matterBefore(before: string, language: Locale): string | undefined {
  const [dataset, other] = namedDatasets(before, language).datasets
  if (dataset && !other) return datasets[dataset].name
  return namesWidget(before) ? widget[language] : undefined
}

/**
 * A few words after a question about a dataset, the widget or cutting weed ask of that ("how long until I get it?"), where they name nothing
 * else and an answer is sure once its name stands before them. Nothing where they stand by themselves.
 */
export function inSameMatter(text: string, language: Locale, before: string | undefined): MessageBody[] | undefined {
  const name = before === undefined ? undefined : matterBefore(before, language)
  const isOther =
    matterOf(text, language) !== undefined || boatsIn(text, language).length > 0 || ofBoats[language].test(text)
  if (isOther || !isShort(text, language) || talkOf(text, language) || wantsPerson(text, language)) return undefined
  if (!name) return before === undefined ? undefined : ofCutting(text, language, before)
  const named = language === 'zh' ? `${name}${text}` : `${name}: ${text}`
  const byRule = replyByRule(named, named, language, [])
  if (byRule?.[0]?.type === 'answer') return byRule
  const verdict = verdictFor(named, language)
  if (verdict.kind !== 'answer' || verdict.isUnsure || verdict.isDoubtful || introductions.has(verdict.slug))
    return undefined
  return answerTo({ ...verdict, beside: [] }, language)
}
