import { knowledge } from '#lib/chat/answers/knowledge'
import { answerPicture } from '#lib/chat/answers/picture'
import type { Talk } from '#lib/chat/answers/small-talk'
import type { Verdict } from '#lib/chat/answers/verdict'
import type { MessageBody, Source } from '#lib/chat/message'
import { chatMessages, sourceTitle } from '#lib/chat/messages'
import { plainText } from '#lib/entries/plain-text'
import { limits } from '#lib/forms/limits'
import type { Locale } from '#lib/i18n/locales'
import { absoluteUrl } from '#lib/routes/absolute-url'
import type { RoutePath } from '#lib/routes/table'

/** The page that an answer comes from, in the language of the answer. */
export function sourceOf(path: RoutePath, language: Locale): Source {
  return { title: sourceTitle(path, language), url: absoluteUrl(path, language) }
}

/** The answer of an entry; none where there is no such one. */
export function answerOf(slug: string, language: Locale): MessageBody[] {
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

/** A word back, for what is no question about us. */
export function talk(kind: Talk, language: Locale): MessageBody[] {
  return [{ type: 'text', text: chatMessages[language].ChatTalk[kind] }]
}

/** The message form with the text filled in, opened by a sentence that says why. */
export function board(
  text: string,
  language: Locale,
  opening = chatMessages[language].ChatReplies.board,
): MessageBody[] {
  const prefill = [...text.trim()].slice(0, limits.board.content).join('')
  return [{ type: 'board', text: opening, prefill }]
}

/** What may be meant, as buttons. */
export function suggest(
  slugs: readonly string[],
  language: Locale,
  opening: 'suggest' | 'otherwise' = 'suggest',
): MessageBody[] {
  const { entries } = knowledge(language)
  const suggestions = slugs.flatMap((slug) => {
    const question = entries.get(slug)?.title
    return question ? [{ id: slug, question }] : []
  })
  const list = suggestions.map(({ question }) => `· ${question}`)
  return [{ type: 'suggestions', text: [chatMessages[language].ChatReplies[opening], ...list].join('\n'), suggestions }]
}

/**
 * The likeliest answer, and what else may be meant as buttons below it: they cost no click where it is right. Two answers
 * where either may be meant; only buttons where it is not sure enough.
 */
export function answerTo(
  { slug, beside, also, isUnsure }: Verdict & { kind: 'answer' },
  language: Locale,
): MessageBody[] {
  if (also) return [...answerOf(slug, language), ...answerOf(also, language)]
  if (isUnsure) return suggest([slug, ...beside], language)
  return [...answerOf(slug, language), ...(beside.length > 0 ? suggest(beside, language, 'otherwise') : [])]
}
