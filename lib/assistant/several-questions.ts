import { knowledge } from '#lib/assistant/knowledge'
import { toldNowhere } from '#lib/assistant/learned/sample-questions'
import { chatMessages } from '#lib/assistant/messages'
import { clausesOf, followUp, pointsBack, questionsIn, tellsOnly, thingsNamed } from '#lib/assistant/reading/clauses'
import { board } from '#lib/assistant/replies/board'
import { personSlug } from '#lib/assistant/replies/person-wanted'
import { answerOf } from '#lib/assistant/replies/reply-bodies'
import { replyByRule } from '#lib/assistant/reply-by-rule'
import { retrieve } from '#lib/assistant/retrieve'
import type { Verdict } from '#lib/assistant/verdict'
import { boatsMeant, verdictFor } from '#lib/assistant/verdict-for'
import type { MessageBody } from '#lib/chat/message'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'

/** A part of a text says less than the whole: it has to be surer. */
export const clauseSureness = 0.6
/** So likely by the whole text, an entry is all that is asked. */
const allOfIt = 0.95
/** And so likely, a part that nothing answers is taken to be told with it. */
const coversParts = 0.8
/** So many answers are told at once. */
const mostAnswers = 3

/** The entry that surely answers a part of a text; "hello" and "thanks" are ways to begin and to end. */
function entryOf(part: string, language: Locale, said: readonly string[] = []): string | undefined {
  const verdict = verdictFor(followUp(part, language) ?? part, language, boatsMeant(part, said, language))
  if (verdict.kind !== 'answer' || verdict.confidence < clauseSureness) return undefined
  const isTalk = knowledge(language).entries.get(verdict.slug)?.topic === 'talk'
  return isTalk && verdict.slug !== personSlug ? undefined : verdict.slug
}

/** The entries that surely answer clauses of a text that ask, or name a thing, and do not only tell. */
export function slugsAsked(text: string, language: Locale): string[] {
  const clauses = clausesOf(text, language)
  const asked = clauses.length < 2 ? [] : clauses.filter((clause) => !tellsOnly(clause, text, language))
  return [...new Set(asked.flatMap((clause) => entryOf(clause, language) ?? []))]
}

/** Whether an answer to the whole text tells a part as well ("what certificates, and who issues them?"), unless it is surely told nowhere. */
function isCovered(part: string, verdict: Verdict, told: readonly { slug: string | undefined }[], language: Locale) {
  const [first] = retrieve(part, language)
  const isToldNowhere = first?.slug === toldNowhere && first.confidence >= clauseSureness
  const isWhole = verdict.kind === 'answer' && verdict.confidence >= coversParts
  return isWhole && !isToldNowhere && told.some(({ slug }) => slug === verdict.slug)
}

/** What is said to a part, after the parts before it and what was said earlier: by rule, or by the entry that surely answers. */
function toldOf(part: string, language: Locale, said: readonly string[]) {
  const byRule = replyByRule(part, language, said)
  const slug = byRule ? undefined : entryOf(part, language, said)
  const byEntry = slug === undefined ? [] : answerOf(slug, language, boatsMeant(part, said, language))
  return { part, slug, replies: byRule ?? byEntry }
}

/**
 * The answers to several questions of one text, in order, and a message form for those without one. Undefined if the text asks one
 * thing (`verdict`), or nothing about us.
 */
export function severalAnswers(
  text: string,
  language: Locale,
  said: readonly string[],
  verdict: Verdict,
): MessageBody[] | undefined {
  const questions = questionsIn(text, language)
  const areAsked = questions.length > 1
  if (!areAsked && verdict.kind === 'answer' && verdict.confidence >= allOfIt) return undefined
  for (const parts of areAsked ? [questions] : [clausesOf(text, language), thingsNamed(text, language)]) {
    const told = parts.map((part, at) => toldOf(part, language, [...said, ...parts.slice(0, at)]))
    const untold = told.filter(
      ({ part, replies }) =>
        replies.length === 0 && !pointsBack(part, language) && !isCovered(part, verdict, told, language),
    )
    const all = [...new Map(told.flatMap(({ replies }) => replies).map((reply) => [reply.text, reply])).values()]
    const answers = all.flatMap((reply) => (reply.type === 'answer' ? [reply] : []))
    const isOther = verdict.kind === 'outside' && untold.length > 0
    if (parts.length < 2 || isOther || answers.length < (areAsked ? 1 : 2)) continue
    const name = untold.map(({ part }) => part).join(' / ')
    const opening = formatMessage(chatMessages[language].ChatReplies.boardForPart, { part: name })
    const rest =
      areAsked && untold.length > 0 ? board(text, language, opening) : all.filter(({ type }) => type === 'board')
    return [...answers.slice(0, mostAnswers), ...rest.slice(0, 1)]
  }
  return undefined
}
