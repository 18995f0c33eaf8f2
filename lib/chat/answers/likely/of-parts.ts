import { board } from '#lib/chat/answers/board'
import { howManyAsk, tellsOnly } from '#lib/chat/answers/clauses'
import type { Rule } from '#lib/chat/answers/likely/asked'
import { answerOf, answerTo, hedged, suggest } from '#lib/chat/answers/reply-bodies'
import { retrieve } from '#lib/chat/answers/retrieve'
import { eachOnce, isUntold } from '#lib/chat/answers/several-questions'
import { wantsPerson } from '#lib/chat/answers/small-talk'
import { mostSuggestions } from '#lib/chat/answers/verdict'
import type { Locale } from '#lib/i18n/locales'

/** So many answers are told at once; fewer where the board stands below them. */
const mostAnswers = 3
const mostAboveBoard = 2

/** "There are many pedal boats on it; will it hit them?" asks one thing. */
export const onlyQuestionOfSeveral: Rule = ({
  plain,
  language,
  said,
  mayBeForFleet,
  ofClausesOnce,
  ofOnlyQuestion,
}) => {
  const slug = ofOnlyQuestion()
  if (ofClausesOnce().length < 2 || !slug || mayBeForFleet || said) return undefined
  return retrieve(plain, language)[0]?.slug === slug ? answerOf(slug, language) : undefined
}

/** What a clause names and the whole text is so much less likely to ask for than for its likeliest is only the situation. */
const situation = 0.4

/** Says what is or was, and names no thing that is wanted ("price of SMURF"). */
const telling: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:i|we|my|our|there|it|they|you)\b/i,
  zh: /[了过着我有]/,
}

/** "I sent you my CV once, now I want it deleted" asks one thing, though both parts name something. */
export const oneOfSituation: Rule = (asked) => {
  const { plain, language, said, mayBeForFleet, itself, clauses, ofClauses, things, ofThings, ofParts } = asked
  const isTalk = said !== undefined || itself !== undefined || wantsPerson(plain, language)
  if (ofParts().length < 2 || mayBeForFleet || isTalk || howManyAsk(clauses, plain, language) > 1) return undefined
  const [parts, answers] = eachOnce(ofThings()).length > 1 ? [things(), ofThings()] : [clauses, ofClauses()]
  const whole = retrieve(plain, language)
  const likelihood = new Map(whole.map(({ slug, confidence }) => [slug, confidence]))
  const least = situation * (whole[0]?.confidence ?? 0)
  const isSituation = (slug: string | undefined, at: number) =>
    telling[language].test(parts[at] ?? '') &&
    tellsOnly(parts[at] ?? '', plain, language) &&
    (likelihood.get(slug ?? '') ?? 0) < least
  const [only, ...others] = eachOnce(answers.filter((slug, at) => !isSituation(slug, at)))
  return only && others.length === 0 ? answerOf(only, language) : undefined
}

/** Every clause has its answer: reading the whole once more, which takes as long as its parts, would change nothing. */
export const everyClause: Rule = ({ plain, language, said, mayBeForFleet, ofClauses, ofClausesOnce }) => {
  if (ofClausesOnce().length < 2 || ofClauses().includes(undefined)) return undefined
  if (mayBeForFleet || said || wantsPerson(plain, language)) return undefined
  return ofClausesOnce()
    .slice(0, mostAnswers)
    .flatMap((slug) => answerOf(slug, language))
}

/** Some clauses have an answer, and another is about our boats and told nowhere: that comes to the board below them. */
export const partToldNowhere: Rule = ({ text, plain, language, clauses, ofClauses, ofClausesOnce }) => {
  const told = ofClauses()
  const isNowhere = (clause: string, at: number) => !told[at] && isUntold(clause, language)
  if (ofClausesOnce().length === 0 || !clauses.some(isNowhere)) return undefined
  // "I live in Brazil. Would you sponsor a visa?" asks nothing about Brazil.
  const isSituation = (clause: string) =>
    howManyAsk(clauses, plain, language) === 1 &&
    telling[language].test(clause) &&
    tellsOnly(clause, plain, language) &&
    clauses.some((other, at) => isNowhere(other, at) && !tellsOnly(other, plain, language))
  const answers = eachOnce(told.filter((_, at) => !isSituation(clauses[at] ?? '')))
    .slice(0, mostAboveBoard)
    .flatMap((slug) => answerOf(slug, language))
  return [...answers, ...board(text, language)]
}

/** So likely by the whole text, an entry that answers a part of it is all that is asked: 布置图和配电图要发给你们吗. */
const allOfIt = 0.95

/** Two parts or more have each an answer. */
export const severalParts: Rule = ({ language, clauses, verdict, ofParts }) => {
  if (ofParts().length < 2) return undefined
  const found = verdict()
  const isAll = found.kind === 'answer' && !found.also && found.confidence >= allOfIt && ofParts().includes(found.slug)
  if (isAll && clauses.length === 1) return answerTo(found, language)
  return ofParts()
    .slice(0, mostAnswers)
    .flatMap((slug) => answerOf(slug, language))
}

/** One part is clear, the rest may change what it means: "APAS: which sensors, fitted in two weeks?" */
export const oneClearPart: Rule = ({ language, verdict, ofParts, ofOnlyQuestion }) => {
  const [only] = ofParts()
  if (!only) return undefined
  const found = verdict()
  if (found.kind !== 'suggest') return answerOf(only, language)
  const others = found.slugs.filter((slug) => slug !== only)
  if (only === ofOnlyQuestion() && found.slugs.includes(only))
    return answerTo({ kind: 'answer', slug: only, confidence: found.confidence, beside: others.slice(0, 2) }, language)
  if (others.length === 0) return answerOf(only, language)
  const isFirst = found.isLikely && found.slugs[0] === only
  return isFirst ? hedged(only, others, language) : suggest([only, ...others].slice(0, mostSuggestions), language)
}
