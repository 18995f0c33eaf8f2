import { boatsIn } from '#lib/chat/answers/boats-in-text'
import { isQuestion } from '#lib/chat/answers/clauses'
import { datasetDetail } from '#lib/chat/answers/facts/dataset-detail'
import { namedDatasets } from '#lib/chat/answers/facts/dataset-wordings'
import { factReply } from '#lib/chat/answers/facts/fact-reply'
import { knowledge, spelling } from '#lib/chat/answers/knowledge'
import { isNotMade } from '#lib/chat/answers/not-made'
import { asksOfOtherMaker, otherMakerSlug } from '#lib/chat/answers/other-maker'
import { answerOf, talk } from '#lib/chat/answers/reply-bodies'
import { asksWhoAnswers, wantsPersonBesides } from '#lib/chat/answers/small-talk'
import { correctEnglish } from '#lib/chat/answers/spelling/correct-english'
import { correctHan } from '#lib/chat/answers/spelling/correct-han'
import type { MessageBody } from '#lib/chat/message'
import type { Locale } from '#lib/i18n/locales'

/** The entry that tells who answers here. */
const assistantSlug = 'assistant'

/** Whether an entry claims just these words, and they are not short for a property of what was named before. */
function isEntryItself(text: string, language: Locale, before: readonly string[]): boolean {
  return knowledge(language).exact.has(spelling(text)) && before.length === 0
}

/** The one sentence that asks and names whose property it asks for, where the others only tell: "It is tight. How wide is SMURF?" */
function onlyAsked(plain: string, language: Locale): string | undefined {
  const sentences = plain
    .split(/(?<=[.?!。？！：;；])\s*|:\s+|[，,]\s*(?=[^，,]*$)/u)
    .filter((one) => one.trim() !== '')
  const asked = sentences.filter((one) => isQuestion(one, language))
  const [only] = asked
  if (!only || sentences.length < 2 || asked.length > 1) return undefined
  return boatsIn(only, language).length > 0 || namedDatasets(only, language).datasets.length > 0 ? only : undefined
}

/** Properties, also of boats whose kind is misspelt (自动架驶游船): the whole has to be a question for one, so that this costs nothing. */
function factsOf(plain: string, language: Locale, said: readonly string[]): MessageBody[] | undefined {
  const facts = factReply(plain, language, said)
  if (facts) return facts
  const spelled = language === 'zh' ? correctHan(plain) : correctEnglish(plain)
  const ofSpelled = spelled === plain ? undefined : factReply(spelled, language, said)
  const only = ofSpelled ? undefined : onlyAsked(plain, language)
  return ofSpelled ?? (only === undefined ? undefined : factReply(only, language, said))
}

/**
 * What is answered by rule and not by likelihood: properties of boats and datasets from their pages, what is near to ours
 * and not made by us, and who it is that answers. Nothing for every other text. `plain` is the text as we spell it.
 */
export function replyByRule(
  text: string,
  plain: string,
  language: Locale,
  said: readonly string[],
): MessageBody[] | undefined {
  const facts = isEntryItself(plain, language, said) ? undefined : factsOf(plain, language, said)
  if (facts) return facts
  if (asksOfOtherMaker(text, language)) return answerOf(otherMakerSlug, language)
  if (isNotMade(plain, language)) return talk('notMade', language)
  if (asksWhoAnswers(text, language) && !wantsPersonBesides(text, language)) return answerOf(assistantSlug, language)
  return isEntryItself(plain, language, said) ? undefined : datasetDetail(plain, language, said)
}
