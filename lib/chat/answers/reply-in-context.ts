import { board } from '#lib/chat/answers/board'
import { boatsIn } from '#lib/chat/answers/boats-in-text'
import { pointsOn } from '#lib/chat/answers/clauses'
import { namesWater } from '#lib/chat/answers/fleet-wanted'
import { knowledge } from '#lib/chat/answers/knowledge'
import { likelyReply } from '#lib/chat/answers/likely/likely-reply'
import { namesOurs } from '#lib/chat/answers/names-ours'
import { readable } from '#lib/chat/answers/readable'
import { answerOf, talk } from '#lib/chat/answers/reply-bodies'
import { replyByRule } from '#lib/chat/answers/reply-by-rule'
import { inSameMatter } from '#lib/chat/answers/same-matter'
import { talkOf, wantsPerson } from '#lib/chat/answers/small-talk'
import { isNoEnglish } from '#lib/chat/answers/spelling/correct-english'
import { entryOfSubject, isOfSubject, nameOfSubject, type Subject, subjectOf } from '#lib/chat/answers/subject-before'
import { anotherOne, isOfSizes } from '#lib/chat/answers/verdict-in-context'
import type { MessageBody } from '#lib/chat/message'
import { chatMessages } from '#lib/chat/messages'
import { plainText } from '#lib/entries/plain-text'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'

/** The entry whose words an answer has; boats counted for a question stand under an entry and have none of its words. */
function entryTold(reply: MessageBody, language: Locale) {
  const entry = reply.type === 'answer' ? knowledge(language).entries.get(reply.answer_id) : undefined
  return entry && reply.text.includes(plainText(entry.body.blocks)) ? entry : undefined
}

/** Whether an answer gives figures of other boats than those that were asked about. */
export function isOfOthers(reply: MessageBody, about: readonly string[], language: Locale): boolean {
  const figuresOf = entryTold(reply, language)?.figuresOf ?? []
  return figuresOf.length > 0 && !figuresOf.some((slug) => about.includes(slug))
}

/** So many of the texts before are looked at for what they were about: each takes as long as a question. */
const mostRead = 2

/** What is said to one question: by rule where a rule has it, else by likelihood. `said` came before it, the latest last. */
export function replyToQuestion(text: string, language: Locale, said: readonly string[]): MessageBody[] {
  const plain = readable(text, language)
  return replyByRule(text, plain, language, said) ?? replyInContext(text, plain, language, said)
}

/** The entry of the subject named before that has what is asked, else what was learned; no figures of other boats. */
export function replyInContext(text: string, plain: string, language: Locale, said: readonly string[]): MessageBody[] {
  const before = said.at(-1)
  // Of what was asked before this asks nothing.
  if (before !== undefined && language === 'en' && isNoEnglish(plain)) return talk('noise', language)
  const same = inSameMatter(plain, language, before)
  if (same) return same
  const named = boatsIn(plain, language)
  const subject = before === undefined || !mayPointOn(text, plain, language) ? undefined : subjectBefore(said, language)
  const isSized = anotherOne[language].test(plain) && subject !== undefined && isOfSizes(subject)
  const ofSubject = subject && before && !isSized && entryOfSubject(subject, before, plain, language)
  if (ofSubject) return answerOf(ofSubject, language)
  const about = named.length > 0 || anotherOne[language].test(text) ? named : boatsIn(before ?? '', language)
  const likely = withoutOtherBoats(likelyReply(text, plain, language, before), about, language)
  const replies = unlessOfSubject(likely, subject, text, language)
  if (about.length === 0 || !replies.some((reply) => isOfOthers(reply, about, language))) return replies
  // The tour boat's hours are not the cleaning boats'.
  const others = replies.filter((reply) => reply.type === 'answer' && !isOfOthers(reply, about, language))
  return [...others, ...board(text, language)]
}

/** The second of two that may be meant, as the only one: "or is it this one" follows nothing. */
function withFirstDoubt(reply: MessageBody, language: Locale): MessageBody {
  if (reply.type !== 'answer') return reply
  const { unsure, orThis } = chatMessages[language].ChatReplies
  const title = knowledge(language).entries.get(reply.answer_id)?.title ?? ''
  const [second, first] = [orThis, unsure].map((opening) => formatMessage(opening, { title }))
  return second && reply.text.startsWith(second)
    ? { ...reply, text: `${first}${reply.text.slice(second.length)}` }
    : reply
}

/** Of several answers those that speak of other boats than were named are left out: the tour boats' evenings after SMURF. */
function withoutOtherBoats(replies: MessageBody[], about: readonly string[], language: Locale): MessageBody[] {
  const isElse = (reply: MessageBody) => {
    const boats = entryTold(reply, language)?.boats ?? []
    return boats.length > 0 && !boats.some((slug) => about.includes(slug))
  }
  const kept = replies.filter((reply) => !isElse(reply))
  if (about.length === 0 || kept.length === replies.length || !kept.some(({ type }) => type === 'answer'))
    return replies
  return kept.map((reply) => withFirstDoubt(reply, language))
}

/** Whether a text is no more than a question about what was asked before: it names nothing of ours, and is no talk. */
function mayPointOn(text: string, plain: string, language: Locale): boolean {
  const isAnything = boatsIn(text, language).length > 0 || namesOurs(plain, language)
  if (isAnything || !pointsOn(plain, language) || namesWater(plain)) return false
  return talkOf(text, language) === undefined && !wantsPerson(plain, language)
}

/**
 * The board says what it takes a text to be about, where that was named before and nothing else is known to answer it:
 * what is only asked back belongs to another matter.
 */
function unlessOfSubject(
  replies: MessageBody[],
  subject: Subject | undefined,
  text: string,
  language: Locale,
): MessageBody[] {
  const [reply] = replies
  const name = subject && nameOfSubject(subject, language)
  if (!name || replies.length !== 1 || !reply) return replies
  const { entries } = knowledge(language)
  const isOfOther = ({ id }: { id: string }) => {
    const entry = entries.get(id)
    return entry === undefined || !isOfSubject(entry, subject)
  }
  const isOpen = reply.type === 'board' || (reply.type === 'suggestions' && reply.suggestions.every(isOfOther))
  if (!isOpen) return replies
  const opening = formatMessage(chatMessages[language].ChatReplies.boardAbout, { subject: name })
  return board(`${name}: ${text}`, language, opening)
}

/** What the visitor asked about before, the latest question that was answered first. */
function subjectBefore(texts: readonly string[], language: Locale): Subject | undefined {
  for (const text of texts.slice(-mostRead).toReversed()) {
    const answers = replyToQuestion(text, language, []).flatMap((reply) => {
      if (reply.type === 'answer') return [reply.answer_id]
      return reply.type === 'suggestions' ? reply.suggestions.slice(0, 1).map(({ id }) => id) : []
    })
    const subject = subjectOf(text, answers[0], language)
    if (subject) return subject
  }
  return undefined
}
