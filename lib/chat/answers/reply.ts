import { boatsIn } from '#lib/chat/answers/boats-in-text'
import { clausesOf, followUp, isShort, isVague, pointsBack, thingsNamed } from '#lib/chat/answers/clauses'
import { ideasOf } from '#lib/chat/answers/concepts'
import { fleetAnswer } from '#lib/chat/answers/fleet-answer'
import { knowledge, spelling } from '#lib/chat/answers/knowledge'
import { answerPicture } from '#lib/chat/answers/picture'
import { areaIn } from '#lib/chat/answers/quantities'
import { retrieve } from '#lib/chat/answers/retrieve'
import { toldNowhere } from '#lib/chat/answers/sample-questions'
import { isOutside, type Talk, talkOf, wantsPerson } from '#lib/chat/answers/small-talk'
import { correctEnglish, correctHan, readPinyin } from '#lib/chat/answers/spelling'
import { languageOfText } from '#lib/chat/answers/text-language'
import { mostSuggestions, type Verdict, verdictOf } from '#lib/chat/answers/verdict'
import type { MessageBody, Source } from '#lib/chat/message'
import { chatMessages, sourceTitle } from '#lib/chat/messages'
import { type Away, awayText } from '#lib/chat/presence'
import { plainText } from '#lib/entries/plain-text'
import { limits } from '#lib/forms/limits'
import { boatListings } from '#lib/i18n/boat-listings'
import type { Locale } from '#lib/i18n/locales'
import { absoluteUrl } from '#lib/routes/absolute-url'
import type { RoutePath } from '#lib/routes/table'

function sourceOf(path: RoutePath, language: Locale): Source {
  return { title: sourceTitle(path, language), url: absoluteUrl(path, language) }
}

function answerOf(slug: string, language: Locale): MessageBody[] {
  const entry = knowledge(language).entries.get(slug)
  if (!entry) return []
  const { body, source, offer, boats } = entry
  const picture = answerPicture(boats, language)
  return [
    {
      type: 'answer',
      text: plainText(body.blocks),
      answer_id: slug,
      ...(source ? { source: sourceOf(source, language) } : {}),
      ...(offer ? { offer } : {}),
      ...(picture ? { picture } : {}),
    },
  ]
}

const personSlug = 'person'

/** Whether what was asked for is a person. */
export function isForPerson(replies: readonly MessageBody[]): boolean {
  return replies.some((reply) => reply.type === 'answer' && reply.answer_id === personSlug)
}

/** What the assistant says when people read along and one was asked for. */
export function waitForPerson(language: Locale): MessageBody[] {
  return [{ type: 'text', text: chatMessages[language].ChatReplies.waiting }]
}

/** What it says when nobody is there to ask for: when they are, and the board with what was asked before. */
export function nobodyIsThere(away: Away, asked: string, language: Locale): MessageBody[] {
  const prefill = [...asked.trim()].slice(0, limits.board.content).join('')
  return [{ type: 'board', text: awayText(away, language), prefill }]
}

function talk(kind: Talk, language: Locale): MessageBody[] {
  return [{ type: 'text', text: chatMessages[language].ChatTalk[kind] }]
}

function board(text: string, language: Locale): MessageBody[] {
  const prefill = [...text.trim()].slice(0, limits.board.content).join('')
  return [{ type: 'board', text: chatMessages[language].ChatReplies.board, prefill }]
}

function suggest(
  slugs: readonly string[],
  language: Locale,
  opening: 'suggest' | 'otherwise' = 'suggest',
): MessageBody[] {
  const { entries } = knowledge(language)
  const suggestions = slugs.flatMap((slug) => {
    const question = entries.get(slug)?.title
    return question ? [{ id: slug, question }] : []
  })
  const list = suggestions.map(({ question }) => `· ${question}`)
  return [{ type: 'suggestions', text: [chatMessages[language].ChatReplies[opening], ...list].join('\n'), suggestions }]
}

/** The likeliest answer, and what else may be meant as buttons below it: they cost no click where it is right. */
function answerTo({ slug, beside }: Verdict & { kind: 'answer' }, language: Locale): MessageBody[] {
  return [...answerOf(slug, language), ...(beside.length > 0 ? suggest(beside, language, 'otherwise') : [])]
}

/** Asks how many or which, beside naming a size. */
const fleetIdeas = ['~number', '~choose', '~area', '~weed', '~litter', '~tour', '~monitor']

/** Smaller than this it is a room or a house. */
const smallestWaterM2 = 1000

/** Whether a text names an area that may be a water's. */
const namesWater = (text: string) => (areaIn(text)?.m2 ?? 0) >= smallestWaterM2

/** What is to be done with one thing asked; spelled as we spell it where that makes us surer. */
function verdictFor(clause: string, language: Locale): Verdict {
  const found = retrieve(clause, language)
  const verdict = verdictOf(found)
  const spelled = language === 'zh' ? correctHan(clause) : correctEnglish(clause)
  if (spelled === clause) return verdict
  const again = retrieve(spelled, language)
  const corrected = verdictOf(again)
  const isSurer = (again[0]?.confidence ?? 0) > (found[0]?.confidence ?? 0)
  return isSurer || (corrected.kind === 'answer' && verdict.kind !== 'answer') ? corrected : verdict
}

const names = new RegExp(
  `(?<![a-z])(?:${[...Object.values(boatListings.en).map(({ name }) => name), 'APAS', 'FloW', 'USVInland'].join('|')})(?![a-z])`,
  'i',
)

/** The boat or dataset that a text names; "what water does it need?" after it is about that one. */
function nameIn(text: string): string | undefined {
  return names.exec(text)?.[0]
}

/** Points to another boat than the one that was named before: "and the bigger one?" */
const anotherOne: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:big|bigger|biggest|large|larger|largest|medium|small|smaller|smallest|other|others)\b/i,
  zh: /大型|中型|小型|大的|小的|大一[点些号]|小一[点些号]|更[大小]|最[大小]|另[一外]|其他/,
}

/** As `verdictFor`; a text that names nothing is also read as about what was named before it, where that is surer. */
function verdictAfter(before: string | undefined, text: string, language: Locale): Verdict {
  const alone = verdictFor(text, language)
  const isOwn = nameIn(text) !== undefined || anotherOne[language].test(text)
  const subject = before && !isOwn ? nameIn(before) : undefined
  const together = subject ? verdictFor(`${subject} ${text}`, language) : undefined
  if (together?.kind !== 'answer') return alone
  const isSurer = alone.kind === 'suggest' || (alone.kind === 'answer' && together.confidence > alone.confidence)
  return isSurer ? together : alone
}

/** Who speaks of these may well mean us: it is not said to be nothing of ours, though nothing was found. */
const ofOurs = new Set(['~weed', '~underwater', '~litter', '~retrofit', '~monitor', '~dataset', '~tour', '~lounge'])

/** What a text asks that only makes sense after the one before: something else about the same, not the same again. */
function verdictLeaning(before: string, text: string, language: Locale): Verdict {
  const [said] = retrieve(before, language)
  return verdictOf(retrieve(`${before} ${text}`, language).filter(({ slug }) => slug !== said?.slug))
}

/** The entries about one size of cleaning boat, by what people call it. */
const sizes: readonly (readonly [RegExp, string])[] = [
  [/big|large|大/i, 'large-boat'],
  [/medium|中/i, 'medium-boat'],
  [/small|小/i, 'small-boat'],
]

/**
 * What was asked of one size is asked of another: that size's own entry where the first had its own, and an answer with the
 * figures of several boats again.
 */
function sameOfAnother(before: string, text: string, language: Locale): string | undefined {
  if (!anotherOne[language].test(text) || !isShort(text, language)) return undefined
  const said = verdictFor(before, language)
  const entry = said.kind === 'answer' ? knowledge(language).entries.get(said.slug) : undefined
  if (entry && sizes.some(([, slug]) => slug === entry.slug)) return sizes.find(([size]) => size.test(text))?.[1]
  return entry && entry.figuresOf.length > 1 ? entry.slug : undefined
}

/** A word or two that lean on what was asked before ("and afterwards?") are answered by themselves only from here. */
const vagueSureness = 0.8

/** As it is for a text that says enough; nothing sure for a word or two that are answered unsurely. */
function unlessVague(verdict: Verdict, text: string, language: Locale): Verdict {
  const isUnsure = verdict.kind === 'answer' && verdict.confidence < vagueSureness
  return isUnsure && isVague(text, language) ? { kind: 'board' } : verdict
}

/** A part of a text says less than the whole: it has to be surer. */
const clauseSureness = 0.6

/** What speaks of the world is answered by an entry only from here. */
const certainty = 0.85

/** What each of several questions is surely answered by; nothing where one question is all there is. */
function answersOfEach(clauses: readonly string[], language: Locale): (string | undefined)[] {
  if (clauses.length < 2) return []
  return clauses.map((clause) => {
    const verdict = verdictFor(followUp(clause, language) ?? clause, language)
    return verdict.kind === 'answer' && verdict.confidence >= clauseSureness ? verdict.slug : undefined
  })
}

/** The entries among them, each once. */
const eachOnce = (answers: readonly (string | undefined)[]) => [
  ...new Set(answers.filter((slug) => slug !== undefined)),
]

/** From here up what is asked is surely told nowhere. */
const surelyUntold = 0.6

/** Whether a part of a text that nothing answers is about our boats and told nowhere: that is said beside the answers. */
function isUntold(clause: string, language: Locale): boolean {
  const [first] = retrieve(clause, language)
  return first?.slug === toldNowhere && first.confidence >= surelyUntold
}

/** Whether an answer gives figures of other boats than those that were asked about. */
function isOfOthers(reply: MessageBody, about: readonly string[], language: Locale): boolean {
  const figuresOf = (reply.type === 'answer' && knowledge(language).entries.get(reply.answer_id)?.figuresOf) || []
  return figuresOf.length > 0 && !figuresOf.some((slug) => about.includes(slug))
}

/** What the visitor said before, for texts that lean on it. */
export interface Earlier {
  question?: string | undefined
}

/**
 * What the assistant says to a text, in the language of the text: talk is answered as talk, several questions each by
 * its own answer, a size by the boats for it; then "did you mean", or the board with the text kept.
 */
export function replyTo(text: string, own: Locale, { question: before }: Earlier = {}): MessageBody[] {
  const language = languageOfText(text, own)
  const replies = repliesTo(text, language, before)
  const named = boatsIn(text, language)
  const about = named.length > 0 || anotherOne[language].test(text) ? named : boatsIn(before ?? '', language)
  if (about.length === 0 || !replies.some((reply) => isOfOthers(reply, about, language))) return replies
  // The tour boat's hours are not the cleaning boats'.
  const others = replies.filter((reply) => reply.type === 'answer' && !isOfOthers(reply, about, language))
  return [...others, ...board(text, language)]
}

function repliesTo(text: string, language: Locale, before: string | undefined): MessageBody[] {
  const said = talkOf(text, language)
  const plain = language === 'en' ? text : /\p{Script=Han}/u.test(text) ? correctHan(text, 'strange') : readPinyin(text)
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

  const isUnclear = verdict.kind === 'suggest' || verdict.kind === 'board'
  const asksForFleet =
    ideas.some((idea) => fleetIdeas.includes(idea)) && (verdict.kind !== 'outside' || namesWater(plain))
  const isForFleet = asksForFleet || (isUnclear && namesWater(plain))
  const fleet = isForFleet ? fleetAnswer(plain, language) : undefined
  const side = asked.length > 1 ? [] : eachOnce(answersOfEach(thingsNamed(plain, language), language))
  const several = side.length > 1 ? side : asked
  if (fleet) {
    const others = (several.length > 0 ? several : ideas.includes('~price') ? ['price'] : []).filter(
      (slug) =>
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
  if (isOutside(plain, language) && !isCertain) return talk('outside', language)
  if (verdict.kind === 'answer') return answerTo(verdict, language)
  const [only] = several
  // One part of it is clear, the rest may change what it means: "APAS: which sensors, fitted in two weeks?"
  if (only) {
    const others = verdict.kind === 'suggest' ? verdict.slugs.filter((slug) => slug !== only) : []
    return others.length > 0 ? suggest([only, ...others].slice(0, mostSuggestions), language) : answerOf(only, language)
  }

  const itsOwn = leaning ? unlessVague(verdictFor(leaning, language), leaning, language) : undefined
  if (itsOwn?.kind === 'answer') return answerTo(itsOwn, language)
  const leans = leaning || pointsBack(plain, language) || (verdict.kind !== 'outside' && isShort(plain, language))
  const leant = before && leans ? verdictLeaning(before, leaning ?? plain, language) : undefined
  if (leant?.kind === 'answer') return answerTo(leant, language)
  if (verdict.kind === 'outside' && !ideas.some((idea) => ofOurs.has(idea))) return talk('outside', language)
  if (knowledge(language).isStrange(plain)) return board(text, language)
  if (verdict.kind !== 'suggest') return board(text, language)
  return suggest(verdict.slugs, language)
}
