import { hasFleetIdeas, namesWater } from '#lib/assistant/fleet/fleet-wanted'
import { peopleIn } from '#lib/assistant/fleet/quantities'
import { knowledge, spelling } from '#lib/assistant/knowledge'
import { likelyReply } from '#lib/assistant/likely-reply'
import { chatMessages } from '#lib/assistant/messages'
import { followUp, isVague, pointsBack, questionsIn } from '#lib/assistant/reading/clauses'
import { boatsIn } from '#lib/assistant/reading/names'
import { talkOf } from '#lib/assistant/reading/small-talk'
import { board } from '#lib/assistant/replies/board'
import { answerOf, isDoubtful } from '#lib/assistant/replies/reply-bodies'
import { replyByRule } from '#lib/assistant/reply-by-rule'
import { retrieve } from '#lib/assistant/retrieve'
import { clauseSureness, isOursInEach } from '#lib/assistant/several-questions'
import { verdictFor } from '#lib/assistant/verdict-for'
import type { MessageBody } from '#lib/chat/message'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'

/** So many answers are told at once. */
const mostAnswers = 3

type Answer = MessageBody & { type: 'answer' }
const isAnswer = (body: MessageBody): body is Answer => body.type === 'answer'

/** One of several questions, and what is said to it; told where that answers it, or says that it is not published. */
interface Part {
  question: string
  replies: MessageBody[]
  isTold: boolean
}

/** What surely answers a question as it stands; nothing where it is not sure. */
function sureReplies(question: string, language: Locale): MessageBody[] {
  const verdict = verdictFor(followUp(question, language) ?? question, language)
  if (verdict.kind !== 'answer' || verdict.confidence < clauseSureness) return []
  return [verdict.slug, ...(verdict.also ? [verdict.also] : [])].flatMap((slug) => answerOf(slug, language))
}

/** What is said to one of several questions, after those before it in the same text and what was said earlier. */
function partOf(question: string, language: Locale, said: readonly string[]): Part {
  const byRule = replyByRule(question, question, language, said)
  if (byRule) return { question, replies: byRule, isTold: true }
  const sure = sureReplies(question, language)
  if (sure.length > 0) return { question, replies: sure, isTold: true }
  const replies = likelyReply(question, question, language, said.at(-1))
  // Of a word or two beside other questions a doubtful answer is worth nothing.
  const isGuess = isVague(question, language) && isDoubtful(replies[0], language)
  return { question, replies, isTold: !isGuess && replies.some(isAnswer) }
}

/** Answers of one text once each: two properties of a boat are two answers of one entry. What another holds is dropped. */
function eachOnce(answers: readonly Answer[]): Answer[] {
  const once = [...new Map(answers.map((body) => [body.text, body])).values()]
  return once.filter(({ text }) => !once.some((other) => other.text !== text && other.text.includes(text)))
}

/** So much of a question is repeated to name it. */
const longestNamed = 80

function nameOf({ question }: Part): string {
  const letters = [...question]
  return letters.length > longestNamed ? `${letters.slice(0, longestNamed).join('')}…` : question
}

/** What nothing answers is named: as questions back where it was the only one, else in the board's opening. */
function untold(parts: readonly Part[], text: string, language: Locale): MessageBody[] {
  const { boardForPart, suggestForPart } = chatMessages[language].ChatReplies
  const [only] = parts
  if (!only) return []
  const asked = parts.length === 1 ? only.replies.find(({ type }) => type === 'suggestions') : undefined
  if (asked?.type === 'suggestions') {
    const opening = formatMessage(suggestForPart, { part: nameOf(only) })
    return [{ ...asked, text: [opening, ...asked.text.split('\n').slice(1)].join('\n') }]
  }
  return board(text, language, formatMessage(boardForPart, { part: parts.map(nameOf).join(' / ') }))
}

/** Whether a text asks for boats for a water: the whole of it tells of that, and it is no several questions. */
function asksForFleet(plain: string, language: Locale): boolean {
  const named = boatsIn(plain, language)
  // "What do XI and YANG differ in? Which suits a hotel?" compares them.
  const isCompared = named.length > 1 && peopleIn(plain, language) === undefined
  return namesWater(plain) || (hasFleetIdeas(plain, language) && named.length !== 1 && !isCompared)
}

/**
 * The replies to a text that asks several things, in the order asked: each question is answered as if it were asked by
 * itself after the ones before it, and one that nothing answers is named. Nothing where one thing is asked, where boats
 * for a size of water are wanted, and where no part has an answer.
 */
export function repliesToEach(
  text: string,
  plain: string,
  language: Locale,
  said: readonly string[],
): MessageBody[] | undefined {
  const questions = questionsIn(plain, language, (clause) => sureReplies(clause, language).length > 0)
  if (questions.length < 2 || knowledge(language).exact.has(spelling(plain))) return undefined
  const isWorld = verdictFor(plain, language).kind === 'outside' && !isOursInEach(plain, language)
  const isOther = isWorld || talkOf(text, language) === 'insult'
  if (isOther || asksForFleet(plain, language)) return undefined
  const parts = questions.map((question, at) => partOf(question, language, [...said, ...questions.slice(0, at)]))
  const told = parts.filter(({ isTold }) => isTold)
  if (told.length === 0 || parts.some(({ replies }) => replies.some(({ type }) => type === 'text'))) return undefined
  const answers = eachOnce(told.flatMap(({ replies }) => replies.filter(isAnswer).slice(0, 1)))
  const slugs = answers.map(({ answer_id }) => answer_id)
  // "What does the simulator do, is it accurate": what points back to what was told is taken to be told with it.
  const isOfTold = ({ question }: Part) =>
    pointsBack(question, language) && slugs.includes(retrieve(plain, language)[0]?.slug ?? '')
  const rest = untold(
    parts.filter((part) => !part.isTold && !isOfTold(part)),
    text,
    language,
  )
  const unpublished = told.flatMap(({ replies }) => replies.filter(({ type }) => type === 'board'))
  return [...answers.slice(0, mostAnswers), ...(rest.length > 0 ? rest : unpublished.slice(0, 1))]
}
