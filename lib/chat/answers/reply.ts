import { boatsIn } from '#lib/chat/answers/boats-in-text'
import {
  clausesOf,
  followUp,
  isShort,
  onlyQuestion,
  pointsBack,
  pointsOn,
  tellsOnly,
  thingsNamed,
} from '#lib/chat/answers/clauses'
import { ideasOf } from '#lib/chat/answers/concepts'
import { factReply } from '#lib/chat/answers/facts/fact-reply'
import { fleetAnswer } from '#lib/chat/answers/fleet-answer'
import { knowledge, spelling } from '#lib/chat/answers/knowledge'
import { namesOurs } from '#lib/chat/answers/names-ours'
import { isNotMade } from '#lib/chat/answers/not-made'
import { pageQuote } from '#lib/chat/answers/pages/page-quote'
import { personSlug } from '#lib/chat/answers/person-wanted'
import { areaIn } from '#lib/chat/answers/quantities'
import { answerOf, answerTo, board, hedged, suggest, talk } from '#lib/chat/answers/reply-bodies'
import { retrieve } from '#lib/chat/answers/retrieve'
import { answersOfEach, clauseSureness, eachOnce, isUntold } from '#lib/chat/answers/several-questions'
import { writtenOut } from '#lib/chat/answers/shorthand'
import { asksWhoAnswers, isOutside, talkOf, wantsPerson } from '#lib/chat/answers/small-talk'
import { withNamesSpelled } from '#lib/chat/answers/spelled-names'
import { correctEnglish, correctHan, readPinyin } from '#lib/chat/answers/spelling'
import { entryOfSubject, nameOfSubject, type Subject, subjectOf } from '#lib/chat/answers/subject-before'
import { languageOfText } from '#lib/chat/answers/text-language'
import { mostSuggestions } from '#lib/chat/answers/verdict'
import {
  anotherOne,
  isOfSizes,
  sameOfAnother,
  unlessVague,
  verdictAfter,
  verdictFor,
  verdictLeaning,
} from '#lib/chat/answers/verdict-in-context'
import type { MessageBody } from '#lib/chat/message'
import { chatMessages } from '#lib/chat/messages'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'

/** Asks how many or which, beside naming a size. */
const fleetIdeas = ['~number', '~choose', '~area', '~weed', '~litter', '~tour', '~monitor']

/** Smaller than this it is a room or a house. */
const smallestWaterM2 = 1000

/** Whether a text names an area that may be a water's. */
const namesWater = (text: string) => (areaIn(text)?.m2 ?? 0) >= smallestWaterM2

/** Who speaks of these may well mean us: it is not said to be nothing of ours, though nothing was found. */
const ofOurs = new Set(['~weed', '~underwater', '~litter', '~retrofit', '~monitor', '~dataset', '~tour', '~lounge'])

/** That it is nothing of ours; the board for what names a boat or a dataset of ours, and so is. */
const notOurs = (text: string, language: Locale) =>
  namesOurs(text, language) ? board(text, language) : talk('outside', language)

/** What speaks of the world is answered by an entry only from here. */
const certainty = 0.85

/** Whether an answer gives figures of other boats than those that were asked about. */
function isOfOthers(reply: MessageBody, about: readonly string[], language: Locale): boolean {
  const figuresOf = (reply.type === 'answer' && knowledge(language).entries.get(reply.answer_id)?.figuresOf) || []
  return figuresOf.length > 0 && !figuresOf.some((slug) => about.includes(slug))
}

/** So many of the texts before are looked at for what they were about: each takes as long as a question. */
const mostRead = 2

/** The entry that tells who answers here. */
const assistantSlug = 'assistant'

/** What the visitor said before, for texts that lean on it. */
export interface Earlier {
  question?: string | undefined
  /** All that is at hand of it, the latest last: "it" is the boat that was named last. */
  texts?: readonly string[]
}

/**
 * A text as we spell it where it was written by ear, so that it can be read at all, and with our names as we write them.
 * Who misspelt a name or wrote as on a phone has misspelt other words as well.
 */
const readable = (typed: string, language: Locale) => {
  const text = withNamesSpelled(typed)
  if (language === 'en') {
    const written = writtenOut(text)
    return written === typed ? text : correctEnglish(written)
  }
  return /\p{Script=Han}/u.test(text) ? correctHan(text, text === typed ? 'strange' : 'all') : readPinyin(text)
}

/** Whether an entry claims just these words, and they are not short for a property of what was named before. */
function isEntryItself(text: string, language: Locale, before: readonly string[]): boolean {
  return knowledge(language).exact.has(spelling(text)) && before.length === 0
}

/**
 * What the assistant says to a text, in the language of the text: talk is answered as talk, properties of boats and
 * datasets from their pages, several questions each by its own answer, a size by the boats for it; then what a page says,
 * "did you mean", or the board with the text kept.
 */
export function replyTo(text: string, own: Locale, { question: before, texts }: Earlier = {}): MessageBody[] {
  const language = languageOfText(text, own)
  const said = texts ?? (before === undefined ? [] : [before])
  const plain = readable(text, language)
  const facts = isEntryItself(plain, language, said) ? undefined : factReply(plain, language, said)
  if (facts) return facts
  const named = boatsIn(plain, language)
  if (isNotMade(plain, language)) return talk('notMade', language)
  if (asksWhoAnswers(text, language)) return answerOf(assistantSlug, language)
  const subject = before === undefined || !mayPointOn(text, plain, language) ? undefined : subjectBefore(said, language)
  const isSized = anotherOne[language].test(plain) && subject !== undefined && isOfSizes(subject)
  const ofSubject = subject && before && !isSized && entryOfSubject(subject, before, plain, language)
  if (ofSubject) return answerOf(ofSubject, language)
  const replies = unlessOfSubject(repliesTo(text, plain, language, before), subject, text, language)
  const about = named.length > 0 || anotherOne[language].test(text) ? named : boatsIn(before ?? '', language)
  if (about.length === 0 || !replies.some((reply) => isOfOthers(reply, about, language))) return replies
  // The tour boat's hours are not the cleaning boats'.
  const others = replies.filter((reply) => reply.type === 'answer' && !isOfOthers(reply, about, language))
  return [...others, ...board(text, language)]
}

/** Whether a text is no more than a question about what was asked before: it names nothing of ours, and is no talk. */
function mayPointOn(text: string, plain: string, language: Locale): boolean {
  const isAnything = boatsIn(text, language).length > 0 || namesOurs(plain, language)
  if (isAnything || !pointsOn(plain, language) || namesWater(plain)) return false
  return talkOf(text, language) === undefined && !wantsPerson(plain, language)
}

/** The board says what it takes a text to be about, where that was named before and nothing else is known to answer it. */
function unlessOfSubject(
  replies: MessageBody[],
  subject: Subject | undefined,
  text: string,
  language: Locale,
): MessageBody[] {
  const [reply] = replies
  const name = subject && nameOfSubject(subject, language)
  if (!name || replies.length !== 1 || reply?.type !== 'board') return replies
  const opening = formatMessage(chatMessages[language].ChatReplies.boardAbout, { subject: name })
  return board(`${name}: ${text}`, language, opening)
}

/** What the visitor asked about before, the latest question that was answered first. */
function subjectBefore(texts: readonly string[], language: Locale): Subject | undefined {
  for (const text of texts.slice(-mostRead).toReversed()) {
    const answers = replyTo(text, language).flatMap((reply) => {
      if (reply.type === 'answer') return [reply.answer_id]
      return reply.type === 'suggestions' ? reply.suggestions.slice(0, 1).map(({ id }) => id) : []
    })
    const subject = subjectOf(text, answers[0], language)
    if (subject) return subject
  }
  return undefined
}

function repliesTo(text: string, plain: string, language: Locale, before: string | undefined): MessageBody[] {
  const said = talkOf(text, language)
  const { entries, exact } = knowledge(language)
  const itself = exact.get(spelling(plain))
  const topic = itself && entries.get(itself)?.topic
  if (itself && topic !== 'talk') return answerOf(itself, language)
  if (said === 'insult') return talk(said, language)
  const clauses = clausesOf(plain, language)
  const each = answersOfEach(clauses, language)
  const asked = eachOnce(each)
  const ideas = ideasOf(plain.toLowerCase(), language)
  const mayBeForFleet = namesWater(plain) || ideas.some((idea) => fleetIdeas.includes(idea))
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
  const asksForFleet =
    ideas.some((idea) => fleetIdeas.includes(idea)) && (verdict.kind !== 'outside' || namesWater(plain))
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
  if (isOutside(plain, language) && !isCertain) return notOurs(text, language)
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
