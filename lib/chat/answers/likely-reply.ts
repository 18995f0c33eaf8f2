import {
  clausesOf,
  followUp,
  isShort,
  onlyQuestion,
  pointsBack,
  tellsOnly,
  thingsNamed,
} from '#lib/chat/answers/clauses'
import { ideasOf } from '#lib/chat/answers/concepts'
import { fleetAnswer } from '#lib/chat/answers/fleet-answer'
import { hasFleetIdeas, namesWater } from '#lib/chat/answers/fleet-wanted'
import { knowledge, spelling } from '#lib/chat/answers/knowledge'
import { namesOurs } from '#lib/chat/answers/names-ours'
import { pageQuote } from '#lib/chat/answers/pages/page-quote'
import { personSlug } from '#lib/chat/answers/person-wanted'
import { answerOf, answerTo, board, hedged, suggest, talk } from '#lib/chat/answers/reply-bodies'
import { retrieve } from '#lib/chat/answers/retrieve'
import { answersOfEach, clauseSureness, eachOnce, isUntold } from '#lib/chat/answers/several-questions'
import { isOutside, talkOf, wantsPerson } from '#lib/chat/answers/small-talk'
import { mostSuggestions } from '#lib/chat/answers/verdict'
import {
  sameOfAnother,
  unlessVague,
  verdictAfter,
  verdictFor,
  verdictLeaning,
} from '#lib/chat/answers/verdict-in-context'
import type { MessageBody } from '#lib/chat/message'
import { chatMessages } from '#lib/chat/messages'
import type { Locale } from '#lib/i18n/locales'

/** Who speaks of these may well mean us: it is not said to be nothing of ours, though nothing was found. */
const ofOurs = new Set(['~weed', '~underwater', '~litter', '~retrofit', '~monitor', '~dataset', '~tour', '~lounge'])
/** Of these the world speaks in other words: "how loud is the music on the lounge boat" is asked of us. */
const oursAlone = new Set(['~retrofit', '~dataset', '~tour', '~lounge'])

/** That it is nothing of ours; the board for what names a boat or a dataset of ours, and so is. */
const notOurs = (text: string, language: Locale) =>
  namesOurs(text, language) ? board(text, language) : talk('outside', language)

/** What speaks of the world is answered by an entry only from here. */
const certainty = 0.85

/**
 * What is answered by what was learned: each of several things named, boats for a size of water, the likeliest entry;
 * then what a page says, "did you mean", or the board with the text kept. `plain` is the text as we spell it.
 */
export function likelyReply(text: string, plain: string, language: Locale, before: string | undefined): MessageBody[] {
  const said = talkOf(text, language)
  const { entries, exact } = knowledge(language)
  const itself = exact.get(spelling(plain))
  const topic = itself && entries.get(itself)?.topic
  if (itself && topic !== 'talk') return answerOf(itself, language)
  if (said === 'insult') return wantsPerson(plain, language) ? answerOf(personSlug, language) : talk(said, language)
  const clauses = clausesOf(plain, language)
  const each = answersOfEach(clauses, language)
  const asked = eachOnce(each)
  const ideas = ideasOf(plain.toLowerCase(), language)
  const isFleetIdea = hasFleetIdeas(plain, language)
  const mayBeForFleet = namesWater(plain) || isFleetIdea
  const question = onlyQuestion(clauses, plain, language)
  const toQuestion = question === undefined ? undefined : each[question]
  // "There are many pedal boats on it; will it hit them?" asks one thing.
  if (asked.length > 1 && toQuestion && !mayBeForFleet && retrieve(plain, language)[0]?.slug === toQuestion && !said)
    return answerOf(toQuestion, language)
  // Reading the whole once more, which takes as long as its parts, would change nothing.
  if (asked.length > 1 && !each.includes(undefined) && !mayBeForFleet && !said && !wantsPerson(plain, language))
    return asked.slice(0, 3).flatMap((slug) => answerOf(slug, language))

  const leaning = followUp(plain, language)
  const alone = verdictAfter(before, plain, language)
  const again = before && leaning ? sameOfAnother(before, leaning, language) : undefined
  if (again) return answerOf(again, language)
  if (before && isUntold(leaning ?? plain, language)) return board(text, language)
  const verdict = before && leaning ? unlessVague(alone, leaning, language) : alone
  const isSure = verdict.kind === 'answer' && verdict.confidence >= clauseSureness
  if (itself === personSlug || (wantsPerson(plain, language) && !isSure)) return answerOf(personSlug, language)
  // "Hi, what do these go for" is a question.
  if (itself || (said && !(said === 'hello' && isSure)))
    return talk(said ?? (itself === 'hello' ? 'hello' : 'thanks'), language)

  const isUnclear =
    verdict.kind === 'suggest' || verdict.kind === 'board' || (verdict.kind === 'answer' && verdict.isUnsure)
  const asksForFleet = isFleetIdea && (verdict.kind !== 'outside' || namesWater(plain))
  const isHowMany = verdict.kind === 'answer' && verdict.slug === 'how-many-boats'
  const isForFleet = asksForFleet || ((isUnclear || isHowMany) && namesWater(plain))
  const fleet = isForFleet ? fleetAnswer(plain, language) : undefined
  const things = thingsNamed(plain, language)
  const ofThings = asked.length > 1 ? [] : answersOfEach(things, language)
  const side = eachOnce(ofThings)
  const several = side.length > 1 ? side : asked
  if (fleet) {
    // "Separated by weirs" tells of the water, and asks nothing about its current.
    const told = (parts: readonly string[], answers: readonly (string | undefined)[]) =>
      answers.filter((_, at) => tellsOnly(parts[at] ?? '', plain, language))
    const telling = [...told(clauses, each), ...told(things, ofThings)]
    const others = (several.length > 0 ? several : ideas.includes('~price') ? ['price'] : []).filter(
      (slug) =>
        !telling.includes(slug) &&
        !['how-many-boats', 'which-boat', 'weed', 'small-boat', 'medium-boat', 'large-boat', 'tour-boat'].includes(
          slug,
        ),
    )
    return [fleet, ...others.slice(0, 2).flatMap((slug) => answerOf(slug, language))]
  }
  if (verdict.kind === 'answer' && verdict.slug === personSlug) return answerOf(personSlug, language)
  const isPartUntold = clauses.some((clause, at) => each.length > 0 && !each[at] && isUntold(clause, language))
  if (asked.length > 0 && isPartUntold)
    return [...asked.slice(0, 2).flatMap((slug) => answerOf(slug, language)), ...board(text, language)]
  if (several.length > 1) return several.slice(0, 3).flatMap((slug) => answerOf(slug, language))
  if (verdict.kind === 'talk') return talk(verdict.talk, language)
  const isCertain = verdict.kind === 'answer' && verdict.confidence >= certainty
  if (isOutside(plain, language) && !isCertain && !ideas.some((idea) => oursAlone.has(idea)))
    return notOurs(text, language)
  if (verdict.kind === 'answer') return answerTo(verdict, language)
  const [only] = several
  // One part of it is clear, the rest may change what it means: "APAS: which sensors, fitted in two weeks?"
  if (only) {
    const others = verdict.kind === 'suggest' ? verdict.slugs.filter((slug) => slug !== only) : []
    if (only === toQuestion && verdict.kind === 'suggest' && verdict.slugs.includes(only))
      return answerTo(
        { kind: 'answer', slug: only, confidence: verdict.confidence, beside: others.slice(0, 2) },
        language,
      )
    if (others.length === 0) return answerOf(only, language)
    const isFirst = verdict.kind === 'suggest' && verdict.isLikely && verdict.slugs[0] === only
    return isFirst ? hedged(only, others, language) : suggest([only, ...others].slice(0, mostSuggestions), language)
  }

  const itsOwn = leaning ? unlessVague(verdictFor(leaning, language), leaning, language) : undefined
  if (itsOwn?.kind === 'answer') return answerTo(itsOwn, language)
  const leans = leaning || pointsBack(plain, language) || (verdict.kind !== 'outside' && isShort(plain, language))
  const leant = before && leans ? verdictLeaning(before, leaning ?? plain, language) : undefined
  if (leant?.kind === 'answer') return answerTo(leant, language)
  if (verdict.kind === 'outside' && !ideas.some((idea) => ofOurs.has(idea))) return notOurs(text, language)
  const isSuggested = verdict.kind === 'suggest' && !knowledge(language).isStrange(plain)
  if (isSuggested && verdict.both) return verdict.both.flatMap((slug) => answerOf(slug, language))
  const [first, ...others] = isSuggested ? verdict.slugs : []
  const isLikely = isSuggested && verdict.isLikely === true
  const quote = verdict.kind === 'outside' ? [] : pageQuote(plain, language, isLikely ? 'whole' : 'any')
  if (first && isLikely && quote.length === 0) return hedged(first, others, language)
  if (!first)
    return quote.length > 0
      ? [...quote, ...board(text, language, chatMessages[language].ChatReplies.boardAfterQuote)]
      : board(text, language)
  return quote.length > 0
    ? [...quote, ...suggest([first, ...others], language, 'otherwise')]
    : suggest([first, ...others], language)
}
