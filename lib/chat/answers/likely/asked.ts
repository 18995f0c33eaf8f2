import { clausesOf, followUp, onlyQuestion, pointsOn, thingsNamed } from '#lib/chat/answers/clauses'
import { ideasOf } from '#lib/chat/answers/concepts'
import { hasFleetIdeas, namesWater } from '#lib/chat/answers/fleet-wanted'
import { knowledge, spelling } from '#lib/chat/answers/knowledge'
import { answersOfEach, clauseSureness, eachOnce } from '#lib/chat/answers/several-questions'
import { type Talk, talkOf } from '#lib/chat/answers/small-talk'
import type { Verdict } from '#lib/chat/answers/verdict'
import { unlessVague, verdictAfter } from '#lib/chat/answers/verdict-in-context'
import { type WorldInText, worldInText } from '#lib/chat/answers/world-in-text'
import type { MessageBody } from '#lib/chat/message'
import type { Locale } from '#lib/i18n/locales'

/** One question as the rules look at it. What takes long to find out is found out when a rule first wants it. */
export interface Asked {
  text: string
  /** The text as we spell it. */
  plain: string
  language: Locale
  /** The question before, where there was one. */
  before: string | undefined
  /** The kind of talk it is, where it is any. */
  said: Talk | undefined
  /** The entry that claims just these words. */
  itself: string | undefined
  /** What the text speaks of, by the table of ideas. */
  ideas: readonly string[]
  /** Whether boats for a size of water may be wanted. */
  mayBeForFleet: boolean
  /** The text without what leans on the question before ("and at night?" is "at night?"), where it leans. */
  leaning: string | undefined
  clauses: readonly string[]
  /** What surely answers each clause, in their order. */
  ofClauses: () => readonly (string | undefined)[]
  /** Those entries, each once. */
  ofClausesOnce: () => string[]
  /** What surely answers the one clause that asks, where the others only tell. */
  ofOnlyQuestion: () => string | undefined
  /** The things that a question names in a row, where several clauses have no answers; and what surely answers each. */
  things: () => readonly string[]
  ofThings: () => readonly (string | undefined)[]
  /** The entries that answer several of its parts, or the one part that is clear; each once. */
  ofParts: () => string[]
  /** Whether the text as a whole is about the world; nothing where a few words may point to what was asked before. */
  world: () => WorldInText | undefined
  /** What is to be done with the text as a whole, after the question before. */
  verdict: () => Verdict
  isSure: () => boolean
}

/** A way of answering; nothing where it does not fit what is asked. */
export type Rule = (asked: Asked) => MessageBody[] | undefined

/** Finds something out once, when it is first wanted. */
function once<Value>(find: () => Value): () => Value {
  let found: { value: Value } | undefined
  return () => {
    found ??= { value: find() }
    return found.value
  }
}

/** Reads a text for the rules. `plain` is the text as we spell it. */
export function readAsked(text: string, plain: string, language: Locale, before: string | undefined): Asked {
  const clauses = clausesOf(plain, language)
  const leaning = followUp(plain, language)
  const ofClauses = once(() => answersOfEach(clauses, language))
  const ofClausesOnce = once(() => eachOnce(ofClauses()))
  const things = once(() => thingsNamed(plain, language))
  const ofThings = once(() => (ofClausesOnce().length > 1 ? [] : answersOfEach(things(), language)))
  const verdict = once(() => {
    const alone = verdictAfter(before, plain, language)
    return before && leaning ? unlessVague(alone, leaning, language) : alone
  })
  return {
    text,
    plain,
    language,
    before,
    said: talkOf(text, language),
    itself: knowledge(language).exact.get(spelling(plain)),
    ideas: ideasOf(plain.toLowerCase(), language),
    mayBeForFleet: namesWater(plain) || hasFleetIdeas(plain, language),
    leaning,
    clauses,
    ofClauses,
    ofClausesOnce,
    ofOnlyQuestion: once(() => {
      const question = onlyQuestion(clauses, plain, language)
      return question === undefined ? undefined : ofClauses()[question]
    }),
    things,
    ofThings,
    ofParts: once(() => {
      const side = eachOnce(ofThings())
      return side.length > 1 ? side : ofClausesOnce()
    }),
    world: once(() => (before !== undefined && pointsOn(plain, language) ? undefined : worldInText(plain, language))),
    verdict,
    isSure: once(() => {
      const found = verdict()
      return found.kind === 'answer' && found.confidence >= clauseSureness
    }),
  }
}
