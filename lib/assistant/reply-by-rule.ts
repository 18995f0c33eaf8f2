import { datasetDetail } from '#lib/assistant/facts/dataset-detail'
import { factReply } from '#lib/assistant/facts/fact-reply'
import { boatsForVisitorsADay } from '#lib/assistant/fleet/visitors-a-day'
import { knowledge, spelling } from '#lib/assistant/knowledge'
import { followUp } from '#lib/assistant/reading/clauses'
import { correctEnglish } from '#lib/assistant/reading/correct-english'
import { asksOfOtherMaker, otherMakerSlug } from '#lib/assistant/reading/other-maker'
import { answerOf } from '#lib/assistant/replies/reply-bodies'
import type { MessageBody } from '#lib/chat/message'
import type { Locale } from '#lib/i18n/locales'

/** Properties, also where a word of the question is misspelt, or words lean on what was asked before. */
function facts(plain: string, language: Locale, said: readonly string[]): MessageBody[] | undefined {
  const spelled = language === 'en' ? correctEnglish(plain) : plain
  for (const text of new Set([plain, spelled, followUp(spelled, language) ?? spelled])) {
    const told = factReply(text, language, said)
    if (told) return told
  }
  return undefined
}

/**
 * What is answered by rule and not by likelihood: properties of boats and datasets from their pages, and a comparison with
 * another maker. Nothing for every other text. `plain` is the text with our names as we write them.
 */
export function replyByRule(
  text: string,
  plain: string,
  language: Locale,
  said: readonly string[],
): MessageBody[] | undefined {
  // An entry that claims just these words, where they are not short for a property of what was named before.
  const isEntryItself = knowledge(language).exact.has(spelling(plain)) && said.length === 0
  const aDay = isEntryItself ? undefined : boatsForVisitorsADay(plain, language)
  if (aDay) return aDay
  const told = isEntryItself ? undefined : facts(plain, language, said)
  if (told) return told
  if (asksOfOtherMaker(text, language)) return answerOf(otherMakerSlug, language)
  return isEntryItself ? undefined : datasetDetail(plain, language, said)
}
