import { datasetDetail } from '#lib/assistant/facts/dataset-detail'
import { factReply } from '#lib/assistant/facts/fact-reply'
import { boatsForVisitorsADay } from '#lib/assistant/fleet/fleet-answer'
import { knowledge, normalized } from '#lib/assistant/knowledge'
import { clausesOf, followUp, isQuestion } from '#lib/assistant/reading/clauses'
import { namedDatasets } from '#lib/assistant/reading/names'
import { correctSpelling } from '#lib/assistant/reading/spelling'
import type { MessageBody } from '#lib/chat/message'
import type { Locale } from '#lib/i18n/locales'

/** What is answered by rule: properties of boats and datasets, misspelt or leaning on what was asked before; else nothing. */
export function replyByRule(text: string, language: Locale, said: readonly string[]): MessageBody[] | undefined {
  // An entry claims just these words, and they are not short for a property of what was named before.
  if (knowledge(language).exact.has(normalized(text)) && said.length === 0) return undefined
  const aDay = boatsForVisitorsADay(text, language)
  if (aDay) return aDay
  const corrected = correctSpelling(text, language)
  // "Our bridge is low. How high is SMURF?" asks in one part of it only.
  const [asking = text, ...more] = clausesOf(corrected, language).filter((clause) => isQuestion(clause, language))
  const whole = [text, corrected, followUp(corrected, language) ?? corrected]
  for (const read of new Set(more.length > 0 ? whole : [...whole, asking])) {
    // "We run tours and think of YANG. How many passengers?"; a price depends on what is wanted ("rent it for an evening").
    const isPart = !whole.includes(read) && namedDatasets(corrected, language).datasets.length === 0
    const told = factReply(read, language, isPart ? [...said, corrected] : said)
    if (told && !(isPart && told.some((reply) => reply.type === 'answer' && reply.answer_id === 'price'))) return told
  }
  return datasetDetail(text, language, said)
}
