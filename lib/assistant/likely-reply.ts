import { boatsForWater } from '#lib/assistant/fleet/boats-for-water'
import { knowledge, spelling } from '#lib/assistant/knowledge'
import { ideasOf } from '#lib/assistant/learned/concepts'
import { clausesOf } from '#lib/assistant/reading/clauses'
import { isNoEnglish } from '#lib/assistant/reading/correct-english'
import { namesOurs } from '#lib/assistant/reading/names'
import { talkOf, wantsPerson } from '#lib/assistant/reading/small-talk'
import { board } from '#lib/assistant/replies/board'
import { personSlug } from '#lib/assistant/replies/person-wanted'
import { answerOf, answerTo, either, hedged, suggest, talk } from '#lib/assistant/replies/reply-bodies'
import { clauseSureness, isOursInEach, partsAnswered } from '#lib/assistant/several-questions'
import type { Verdict } from '#lib/assistant/verdict'
import { verdictAfter } from '#lib/assistant/verdict-for'
import type { MessageBody } from '#lib/chat/message'
import type { Locale } from '#lib/i18n/locales'

/** So many answers are told at once. */
const mostAnswers = 3

/** The entry that tells who answers here. */
const assistantSlug = 'assistant'

/** So likely by the whole text, an entry that answers a part of it is all that is asked. */
const allOfIt = 0.95

/** Who speaks of these may well mean us: it is not said to be nothing of ours, though nothing was found. */
const ofOurs = new Set(['~weed', '~underwater', '~litter', '~retrofit', '~monitor', '~dataset', '~tour', '~lounge'])

/** Two or more entries that surely answer parts of a text ("price and delivery time"), unless one is all that is asked. */
function severalAnswers(plain: string, language: Locale, verdict: Verdict): MessageBody[] | undefined {
  if (verdict.kind === 'outside' && !isOursInEach(plain, language)) return undefined
  const slugs = partsAnswered(plain, language)
  if (slugs.length < 2) return undefined
  const isAll =
    verdict.kind === 'answer' && !verdict.also && verdict.confidence >= allOfIt && slugs.includes(verdict.slug)
  return isAll ? answerTo(verdict, language) : slugs.slice(0, mostAnswers).flatMap((slug) => answerOf(slug, language))
}

/** What is told where nothing is sure: two that may be meant, the likely one with a word of doubt, "did you mean", the board. */
function unsureReply(text: string, language: Locale, verdict: Verdict): MessageBody[] {
  if (verdict.kind !== 'suggest') return board(text, language)
  if (verdict.both) return either(verdict.both, verdict.isDoubtful === true, language)
  const [first, ...others] = verdict.slugs
  if (!first) return board(text, language)
  return verdict.isLikely ? hedged(first, others, language) : suggest([first, ...others], language)
}

/**
 * What is answered by what was learned: an entry asked for word by word, a person, talk, boats for a size of water, several
 * things at once, the likeliest entry, that it is nothing of ours, and else the board. `plain` is the text with our names as
 * we write them, `before` the question before.
 */
export function likelyReply(text: string, plain: string, language: Locale, before: string | undefined): MessageBody[] {
  // Of what was asked before this asks nothing.
  if (before !== undefined && language === 'en' && isNoEnglish(plain)) return talk('noise', language)
  const { entries, exact } = knowledge(language)
  const itself = exact.get(spelling(plain))
  if (itself && entries.get(itself)?.topic !== 'talk') return answerOf(itself, language)
  const verdict = verdictAfter(before, plain, language)
  const isSure = verdict.kind === 'answer' && verdict.confidence >= clauseSureness
  const said = talkOf(text, language)
  // Who knows that it is a machine, or is angry with it, and wants a person asks for nothing else.
  const isMachine = verdict.kind === 'answer' && verdict.slug === assistantSlug
  const isOfMachine = said === 'insult' || (isMachine && clausesOf(plain, language).length > 1)
  const isWanted = wantsPerson(plain, language) && (!isSure || isOfMachine)
  if (itself === personSlug || isWanted) return answerOf(personSlug, language)
  // "Hi, what do these go for" is a question.
  if (itself || (said && !(said === 'hello' && isSure)))
    return talk(said ?? (itself === 'hello' ? 'hello' : 'thanks'), language)
  const fleet = boatsForWater(plain, language, before, verdict)
  if (fleet) return fleet
  const several = severalAnswers(plain, language, verdict)
  if (several) return several
  if (verdict.kind === 'talk') return talk(verdict.talk, language)
  if (verdict.kind === 'answer') return answerTo(verdict, language)
  const mayBeOurs = namesOurs(text, language) || ideasOf(plain.toLowerCase(), language).some((idea) => ofOurs.has(idea))
  if (verdict.kind === 'outside' && !mayBeOurs) return talk('outside', language)
  return unsureReply(text, language, verdict)
}
