import { boatsForWater } from '#lib/assistant/fleet/boats-for-water'
import { namesWater } from '#lib/assistant/fleet/waters'
import { knowledge, normalized } from '#lib/assistant/knowledge'
import { clausesOf } from '#lib/assistant/reading/clauses'
import { namesOurs } from '#lib/assistant/reading/names'
import { talkOf, wantsPerson } from '#lib/assistant/reading/small-talk'
import { isNoEnglish } from '#lib/assistant/reading/spelling'
import { board } from '#lib/assistant/replies/board'
import { personSlug } from '#lib/assistant/replies/person-wanted'
import { answerOf, answerTo, talk } from '#lib/assistant/replies/reply-bodies'
import { clauseSureness, severalAnswers } from '#lib/assistant/several-questions'
import { boatsMeant, verdictAfter } from '#lib/assistant/verdict-for'
import type { MessageBody } from '#lib/chat/message'
import type { Locale } from '#lib/i18n/locales'

/** The entry that tells who answers here. */
const assistantSlug = 'assistant'

/** What is answered by likelihood, in this order, and else the board. */
export function likelyReply(text: string, language: Locale, said: readonly string[]): MessageBody[] {
  const before = said.at(-1)
  // Of what was asked before this asks nothing.
  if (before !== undefined && language === 'en' && isNoEnglish(text)) return talk('noise', language)
  const { entries, exact } = knowledge(language)
  const itself = exact.get(normalized(text))
  const meant = boatsMeant(text, said, language)
  if (itself && entries.get(itself)?.topic !== 'talk') return answerOf(itself, language, meant)
  const verdict = verdictAfter(said, text, language)
  const isSure = verdict.kind === 'answer' && verdict.confidence >= clauseSureness
  const talked = talkOf(text, language)
  const fleet = boatsForWater(text, language, said.findLast(namesWater) ?? before, verdict)
  const several = fleet || talked === 'insult' ? undefined : severalAnswers(text, language, said, verdict)
  if (several) return several
  // Who knows that it is a machine, or is angry with it, and wants a person asks for nothing else.
  const isMachine = verdict.kind === 'answer' && verdict.slug === assistantSlug
  const isOfMachine = talked === 'insult' || (isMachine && clausesOf(text, language).length > 1)
  const isWanted = wantsPerson(text, language) && (!isSure || isOfMachine)
  if (itself === personSlug || isWanted) return answerOf(personSlug, language)
  // "Hi, what do these go for" is a question.
  if (itself || (talked && !(talked === 'hello' && isSure)))
    return talk(talked ?? (itself === 'hello' ? 'hello' : 'thanks'), language)
  if (fleet) return fleet
  if (verdict.kind === 'talk') return talk(verdict.talk, language)
  if ('tell' in verdict) return answerTo(verdict, language, meant)
  if (verdict.kind === 'outside' && !namesOurs(text, language)) return talk('outside', language)
  return board(text, language)
}
