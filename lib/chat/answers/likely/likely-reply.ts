import {
  leaningByItself,
  leaningOfBoat,
  sameOfAnotherBoat,
  togetherWithBefore,
  toldNowhereAfter,
} from '#lib/chat/answers/likely/after-before'
import { type Rule, readAsked } from '#lib/chat/answers/likely/asked'
import {
  likeliestEntry,
  personLikely,
  talkLikely,
  worldAltogether,
  worldLikely,
  worldNamed,
} from '#lib/chat/answers/likely/by-likelihood'
import { boatsForWater } from '#lib/chat/answers/likely/for-water'
import { languageOfDocuments } from '#lib/chat/answers/likely/language-of-documents'
import {
  everyClause,
  oneClearPart,
  oneOfSituation,
  onlyQuestionOfSeveral,
  partToldNowhere,
  severalParts,
} from '#lib/chat/answers/likely/of-parts'
import { unsureReply } from '#lib/chat/answers/likely/unsure-reply'
import { boatsForYear } from '#lib/chat/answers/likely/visitors-a-year'
import { entryItself, insult, personWanted, smallTalk } from '#lib/chat/answers/likely/worded'
import type { MessageBody } from '#lib/chat/message'
import type { Locale } from '#lib/i18n/locales'

/** Rules that look at the parts of a text are for those that as a whole may ask about us. */
const unlessWorld =
  (rule: Rule): Rule =>
  (asked) =>
    asked.world() === undefined ? rule(asked) : undefined

/** The first that fits answers: what is plain from the wording, then what several parts ask, then what was learned. */
const rules: readonly Rule[] = [
  entryItself,
  insult,
  languageOfDocuments,
  worldAltogether,
  boatsForYear,
  unlessWorld(onlyQuestionOfSeveral),
  unlessWorld(oneOfSituation),
  unlessWorld(everyClause),
  sameOfAnotherBoat,
  leaningOfBoat,
  toldNowhereAfter,
  personWanted,
  smallTalk,
  boatsForWater,
  personLikely,
  unlessWorld(partToldNowhere),
  unlessWorld(severalParts),
  talkLikely,
  worldNamed,
  likeliestEntry,
  unlessWorld(oneClearPart),
  leaningByItself,
  togetherWithBefore,
  worldLikely,
]

/** What is answered by what was learned. `plain` is the text as we spell it, `before` the question before. */
export function likelyReply(text: string, plain: string, language: Locale, before: string | undefined): MessageBody[] {
  const asked = readAsked(text, plain, language, before)
  for (const rule of rules) {
    const replies = rule(asked)
    if (replies) return replies
  }
  return unsureReply(asked)
}
