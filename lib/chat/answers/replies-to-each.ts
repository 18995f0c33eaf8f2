import { board } from '#lib/chat/answers/board'
import { boatsIn } from '#lib/chat/answers/boats-in-text'
import { followUp, isVague, pointsBack, questionsIn } from '#lib/chat/answers/clauses'
import { hasFleetIdeas, namesWater } from '#lib/chat/answers/fleet-wanted'
import { knowledge, spelling } from '#lib/chat/answers/knowledge'
import { peopleIn } from '#lib/chat/answers/quantities'
import { answerOf, isDoubtful } from '#lib/chat/answers/reply-bodies'
import { replyByRule } from '#lib/chat/answers/reply-by-rule'
import { isOfOthers, replyInContext } from '#lib/chat/answers/reply-in-context'
import { retrieve } from '#lib/chat/answers/retrieve'
import { inSameMatter } from '#lib/chat/answers/same-matter'
import { clauseSureness, isUntold } from '#lib/chat/answers/several-questions'
import { talkOf } from '#lib/chat/answers/small-talk'
import type { Verdict } from '#lib/chat/answers/verdict'
import { unlessVague, verdictFor } from '#lib/chat/answers/verdict-in-context'
import { worldInText } from '#lib/chat/answers/world-in-text'
import type { MessageBody } from '#lib/chat/message'
import { chatMessages } from '#lib/chat/messages'
import type { BoatSlug } from '#lib/content/fleet'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'

/** So many answers are told at once. */
const mostAnswers = 3

/** How many of these are wanted has nothing to do with the size of a water. */
const unsized: ReadonlySet<BoatSlug> = new Set(['yang', 'apas'])

/** One of several questions, and all that is said to it. */
interface Part {
  question: string
  replies: MessageBody[]
  /** Whether that answers it, or says of a property that it is not published. */
  isTold: boolean
}

/** So many of the entries that a question and the one before it ask for together are near enough. */
const near = 3

/**
 * A word or two ("do you ship to Singapore, how soon?") mean what they mean by themselves only where the question before
 * them leaves that likely; else the two are one question.
 */
function withPrevious(alone: Verdict, question: string, previous: string, language: Locale): Verdict {
  const together = `${previous} ${question}`
  const likely = retrieve(together, language).slice(0, near)
  const isNear = alone.kind === 'answer' && likely.some(({ slug }) => slug === alone.slug)
  return isNear ? alone : verdictFor(together, language)
}

/** What surely answers a question as it stands; nothing where it is not sure or gives figures of other boats. */
function sureReplies(question: string, language: Locale, said: readonly string[]): MessageBody[] {
  const previous = said.at(-1)
  const leaning = followUp(question, language) ?? question
  const alone = verdictFor(leaning, language)
  const isTooLittle = previous !== undefined && unlessVague(alone, question, language).kind !== 'answer'
  const verdict = isTooLittle && isVague(question, language) ? withPrevious(alone, leaning, previous, language) : alone
  if (verdict.kind !== 'answer' || verdict.confidence < clauseSureness) return []
  const replies = [verdict.slug, ...(verdict.also ? [verdict.also] : [])].flatMap((slug) => answerOf(slug, language))
  const about = [question, ...said.toReversed()].map((text) => boatsIn(text, language)).find(({ length }) => length > 0)
  return about && replies.some((reply) => isOfOthers(reply, about, language)) ? [] : replies
}

/** Whether a rule or an entry surely answers a question as it stands. */
const isSure = (question: string, language: Locale, said: readonly string[]) =>
  replyByRule(question, question, language, said) !== undefined || sureReplies(question, language, said).length > 0

/** What is said to one of several questions, after those before it in the same text and what was said earlier. */
function partOf(question: string, language: Locale, said: readonly string[]): Part {
  const byRule = replyByRule(question, question, language, said)
  if (byRule) return { question, replies: byRule, isTold: true }
  const sure = inSameMatter(question, language, said.at(-1)) ?? sureReplies(question, language, said)
  if (sure.length > 0) return { question, replies: sure, isTold: true }
  const replies = replyInContext(question, question, language, said)
  // Of a word or two beside other questions a doubtful answer is worth nothing.
  const isGuess = isVague(question, language) && isDoubtful(replies[0], language)
  return { question, replies, isTold: !isGuess && replies.some(({ type }) => type === 'answer') }
}

const isAnswer = (body: MessageBody): body is MessageBody & { type: 'answer' } => body.type === 'answer'

/** Answers of one text once each: two properties of a boat are two answers of one entry. What another holds is dropped. */
function eachOnce(answers: readonly (MessageBody & { type: 'answer' })[]) {
  const once = [...new Map(answers.map((body) => [body.text, body])).values()]
  return once.filter(({ text }) => !once.some((other) => other.text !== text && other.text.includes(text)))
}

/** The entry that a part may ask for, where it is only asked back. */
const likeliest = ({ replies }: Part) => {
  const asked = replies.find(({ type }) => type === 'suggestions')
  return asked?.type === 'suggestions' ? asked.suggestions[0]?.id : undefined
}

/** So much of a question is repeated to name it. */
const longestNamed = 80

const nameOf = ({ question }: Part) => {
  const letters = [...question]
  return letters.length > longestNamed ? `${letters.slice(0, longestNamed).join('')}…` : question
}

/** "What does the simulator do, is it accurate": what points back to what was told is taken to be told with it. */
const isOfTold = ({ question }: Part, plain: string, slugs: readonly string[], language: Locale) =>
  pointsBack(question, language) &&
  !isUntold(question, language) &&
  slugs.includes(retrieve(plain, language)[0]?.slug ?? '')

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
  const named = parts.map(nameOf).join(' / ')
  return board(text, language, formatMessage(boardForPart, { part: named }))
}

/**
 * The replies to a text that asks several things, in the order asked: each question is answered as if it were asked by
 * itself after the ones before it, and one that nothing answers is named. Nothing where one thing is asked, where boats
 * for a size of water are wanted (the whole text tells of it), and where no part has an answer.
 */
export function repliesToEach(
  text: string,
  plain: string,
  language: Locale,
  said: readonly string[],
): MessageBody[] | undefined {
  const questions = questionsIn(plain, language, (clause) => sureReplies(clause, language, []).length > 0)
  const isOne = questions.length < 2 || knowledge(language).exact.has(spelling(plain))
  if (isOne || talkOf(text, language) === 'insult' || worldInText(plain, language)) return undefined
  const named = boatsIn(plain, language)
  // "How big is YANG, and can we dine there" asks for no boats.
  const isOfUnsized = named.length > 0 && named.every((slug) => unsized.has(slug))
  // "What do XI and YANG differ in? Which suits a hotel?" compares them.
  const isCompared = named.length > 1 && peopleIn(plain, language) === undefined
  // "How many people can XI carry, and does it need a licence?" counts no boats.
  const isOfOne =
    named.length === 1 && questions.every((question, at) => isSure(question, language, questions.slice(0, at)))
  const isSplit = isOfUnsized || isCompared || isOfOne
  if (namesWater(plain) || (hasFleetIdeas(plain, language) && !isSplit)) return undefined
  const parts = questions.map((question, at) => partOf(question, language, [...said, ...questions.slice(0, at)]))
  const told = parts.filter(({ isTold }) => isTold)
  const isTalk = parts.some(({ replies }) => replies.some(({ type }) => type === 'text'))
  if (told.length === 0 || isTalk) return undefined
  const firstAnswers = (some: readonly Part[]) => some.flatMap(({ replies }) => replies.filter(isAnswer).slice(0, 1))
  const isGuess = ({ replies }: Part) => isDoubtful(replies[0], language)
  const certain = firstAnswers(told.filter((part) => !isGuess(part))).map(({ answer_id }) => answer_id)
  // A guess at what points back to what is told anyway says nothing.
  const answers = eachOnce(
    firstAnswers(told.filter((part) => !(isGuess(part) && isOfTold(part, plain, certain, language)))),
  )
  const slugs = answers.map(({ answer_id }) => answer_id)
  const rest = untold(
    parts.filter(
      (part) => !part.isTold && !slugs.includes(likeliest(part) ?? '') && !isOfTold(part, plain, slugs, language),
    ),
    text,
    language,
  )
  const unpublished = told.flatMap(({ replies }) => replies.filter(({ type }) => type === 'board'))
  return [...answers.slice(0, mostAnswers), ...(rest.length > 0 ? rest : unpublished.slice(0, 1))]
}
