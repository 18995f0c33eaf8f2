import { board } from '#lib/chat/answers/board'
import { boatsIn } from '#lib/chat/answers/boats-in-text'
import { isShort, pointsBack } from '#lib/chat/answers/clauses'
import { namesWater } from '#lib/chat/answers/fleet-wanted'
import type { Rule } from '#lib/chat/answers/likely/asked'
import { answerOf, answerTo } from '#lib/chat/answers/reply-bodies'
import { isUntold } from '#lib/chat/answers/several-questions'
import {
  sameOfAnother,
  unlessVague,
  verdictFor,
  verdictLeaning,
  verdictOfBoats,
} from '#lib/chat/answers/verdict-in-context'

/** "And the bigger one?" asks the same of another boat. */
export const sameOfAnotherBoat: Rule = ({ before, leaning, language }) => {
  const slug = before && leaning ? sameOfAnother(before, leaning, language) : undefined
  return slug ? answerOf(slug, language) : undefined
}

/** "And at night?" after a boat, where an entry of that boat or of all boats surely has it. */
export const leaningOfBoat: Rule = ({ before, leaning, language }) => {
  const boats =
    before && leaning && !namesWater(leaning) && boatsIn(leaning, language).length === 0
      ? boatsIn(before, language)
      : []
  const found = leaning && boats.length > 0 ? verdictOfBoats(leaning, boats, language) : undefined
  return found?.kind === 'answer' && !found.isUnsure && !found.also ? answerOf(found.slug, language) : undefined
}

/** What goes on after another question and is surely told nowhere comes to the board. */
export const toldNowhereAfter: Rule = ({ text, plain, leaning, language, before }) =>
  before && isUntold(leaning ?? plain, language) ? board(text, language) : undefined

/** What is left without the words that lean on the question before has an answer of its own. */
export const leaningByItself: Rule = ({ leaning, language }) => {
  const found = leaning ? unlessVague(verdictFor(leaning, language), leaning, language) : undefined
  return found?.kind === 'answer' ? answerTo(found, language) : undefined
}

/** What leans on the question before is read together with it, and never answered the same again. */
export const togetherWithBefore: Rule = ({ plain, leaning, language, before, verdict }) => {
  const leans = leaning || pointsBack(plain, language) || (verdict().kind !== 'outside' && isShort(plain, language))
  const found = before && leans ? verdictLeaning(before, leaning ?? plain, language) : undefined
  return found?.kind === 'answer' ? answerTo(found, language) : undefined
}
