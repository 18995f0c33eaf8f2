import { knowledge } from '#lib/chat/answers/knowledge'
import { retrieve } from '#lib/chat/answers/retrieve'
import { verdictOf } from '#lib/chat/answers/verdict'
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
  const { body, source, offer } = entry
  return [
    {
      type: 'answer',
      text: plainText(body.blocks),
      answer_id: slug,
      ...(source ? { source: sourceOf(source, language) } : {}),
      ...(offer ? { offer } : {}),
    },
  ]
}

const personSlug = 'person'

/** Whether what was asked for is a person. */
export function isForPerson([reply]: readonly MessageBody[]): boolean {
  return reply?.type === 'answer' && reply.answer_id === personSlug
}

/** What the assistant says when people read along and one was asked for. */
export function waitForPerson(language: Locale): MessageBody[] {
  return [{ type: 'text', text: chatMessages[language].ChatReplies.waiting }]
}

/** What the assistant says to a text: an answer with its source, "did you mean", or the board with the text kept. */
export function replyTo(text: string, language: Locale): MessageBody[] {
  const { ChatReplies: words } = chatMessages[language]
  const verdict = verdictOf(retrieve(text, language), language)
  if (verdict.kind === 'answer') return answerOf(verdict.slug, language)
  if (verdict.kind === 'board') {
    const prefill = [...text.trim()].slice(0, limits.board.content).join('')
    return [{ type: 'board', text: words.board, prefill }]
  }
  const { entries } = knowledge(language)
  const suggestions = verdict.slugs.flatMap((slug) => {
    const question = entries.get(slug)?.title
    return question ? [{ id: slug, question }] : []
  })
  const list = suggestions.map(({ question }) => `· ${question}`)
  return [{ type: 'suggestions', text: [words.suggest, ...list].join('\n'), suggestions }]
}
