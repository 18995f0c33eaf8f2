import { clausesOf, followUp } from '#lib/chat/answers/clauses'
import { ideasOf } from '#lib/chat/answers/concepts'
import { fleetAnswer } from '#lib/chat/answers/fleet-answer'
import { knowledge, spelling } from '#lib/chat/answers/knowledge'
import { answerPicture } from '#lib/chat/answers/picture'
import { retrieve } from '#lib/chat/answers/retrieve'
import { isOutside, type Talk, talkOf, wantsPerson } from '#lib/chat/answers/small-talk'
import { correctHan, readPinyin } from '#lib/chat/answers/spelling'
import { languageOfText } from '#lib/chat/answers/text-language'
import { type Verdict, verdictOf } from '#lib/chat/answers/verdict'
import type { MessageBody, Source } from '#lib/chat/message'
import { chatMessages } from '#lib/chat/messages'
import { plainText } from '#lib/entries/plain-text'
import { limits } from '#lib/forms/limits'
import type { Locale } from '#lib/i18n/locales'
import { labelOf } from '#lib/leads/messages'
import { absoluteUrl } from '#lib/routes/absolute-url'
import type { RoutePath } from '#lib/routes/table'

function sourceOf(path: RoutePath, language: Locale): Source {
  return { title: labelOf(chatMessages[language].ChatSources, path), url: absoluteUrl(path, language) }
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

function talk(kind: Talk, language: Locale): MessageBody[] {
  return [{ type: 'text', text: chatMessages[language].ChatTalk[kind] }]
}

function board(text: string, language: Locale): MessageBody[] {
  const prefill = [...text.trim()].slice(0, limits.board.content).join('')
  return [{ type: 'board', text: chatMessages[language].ChatReplies.board, prefill }]
}

function suggest(slugs: readonly string[], language: Locale): MessageBody[] {
  const { entries } = knowledge(language)
  const suggestions = slugs.flatMap((slug) => {
    const question = entries.get(slug)?.title
    return question ? [{ id: slug, question }] : []
  })
  const list = suggestions.map(({ question }) => `· ${question}`)
  return [{ type: 'suggestions', text: [chatMessages[language].ChatReplies.suggest, ...list].join('\n'), suggestions }]
}

/** Asks how many or which, beside naming a size. */
const fleetIdeas = ['~number', '~choose', '~area', '~weed', '~litter', '~tour', '~monitor']

/** What one thing asked is answered with: an entry's slug, or the boats for a size that it names. */
function verdictFor(clause: string, language: Locale): Verdict {
  return verdictOf(retrieve(clause, language), language)
}

/** The entries that a text of several questions is answered by, each once; none when one question is all there is. */
function severalAnswers(clauses: readonly string[], language: Locale): string[] {
  if (clauses.length < 2) return []
  return [
    ...new Set(
      clauses.flatMap((clause) => {
        const verdict = verdictFor(followUp(clause, language) ?? clause, language)
        return verdict.kind === 'answer' ? [verdict.slug] : []
      }),
    ),
  ]
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
  const said = talkOf(text, language)
  const plain = language === 'zh' ? correctHan(/\p{Script=Han}/u.test(text) ? text : readPinyin(text)) : text
  const { entries, exact } = knowledge(language)
  const itself = exact.get(spelling(plain))
  const topic = itself && entries.get(itself)?.topic
  if (itself && topic !== 'talk') return answerOf(itself, language)
  if (said === 'insult') return talk(said, language)
  if (itself === personSlug || wantsPerson(plain, language)) return answerOf(personSlug, language)
  if (said || itself) return talk(said ?? (itself === 'hello' ? 'hello' : 'thanks'), language)

  const ideas = ideasOf(plain.toLowerCase(), language)
  const fleet = ideas.some((idea) => fleetIdeas.includes(idea)) ? fleetAnswer(plain, language) : undefined
  const several = severalAnswers(clausesOf(plain, language), language)
  if (fleet) {
    const others = (several.length > 0 ? several : ideas.includes('~price') ? ['price'] : []).filter(
      (slug) =>
        !['how-many-boats', 'which-boat', 'weed', 'small-boat', 'medium-boat', 'large-boat', 'tour-boat'].includes(
          slug,
        ),
    )
    return [fleet, ...others.slice(0, 2).flatMap((slug) => answerOf(slug, language))]
  }
  const verdict = verdictFor(plain, language)
  if (several.length > 1) return several.slice(0, 3).flatMap((slug) => answerOf(slug, language))
  if (isOutside(plain, language) && !(verdict.kind === 'answer' && several.length > 0)) return talk('outside', language)
  if (verdict.kind === 'answer') return answerOf(verdict.slug, language)
  const [only] = several
  if (only) return answerOf(only, language)

  const leaning = followUp(plain, language)
  if (leaning) {
    const alone = verdictFor(leaning, language)
    if (alone.kind === 'answer') return answerOf(alone.slug, language)
    const together = before ? verdictFor(`${before} ${leaning}`, language) : undefined
    if (together?.kind === 'answer') return answerOf(together.slug, language)
  }
  if (knowledge(language).isStrange(plain)) return board(text, language)
  return verdict.kind === 'suggest' ? suggest(verdict.slugs, language) : board(text, language)
}
