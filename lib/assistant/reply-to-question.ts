import { askedInAnger } from '#lib/assistant/anger'
import { knowledge, spelling } from '#lib/assistant/knowledge'
import { chatMessages } from '#lib/assistant/messages'
import { passagesFor } from '#lib/assistant/passages'
import { saidOnPage } from '#lib/assistant/reading/boat-of-page'
import { talkOf } from '#lib/assistant/reading/small-talk'
import { languageOfText } from '#lib/assistant/reading/text-language'
import { understoodText } from '#lib/assistant/reading/understood-text'
import { board } from '#lib/assistant/replies/board'
import { personSlug, sorryFirst } from '#lib/assistant/replies/person-wanted'
import { replyTo } from '#lib/assistant/reply'
import type { Question, Reply } from '#lib/assistant/thread/protocol'
import type { MessageBody } from '#lib/chat/message'
import type { Locale } from '#lib/i18n/locales'

/** Boats counted by the finder's rules need no model. */
const isCounted = ({ text }: MessageBody, language: Locale) => text.endsWith(chatMessages[language].ChatFleet.next)

/**
 * Whether a model may word the answer to a text: not talk, not where our own rules counted boats or answered several
 * questions, not a question of ours word by word, and not where a person is asked for.
 * @param local what our own rules say to it
 */
function isForModel(text: string, language: Locale, [only, more]: readonly MessageBody[]): boolean {
  // Buttons beside an answer are its way out; the model's own answer needs none.
  const hasMore = more !== undefined && more.type !== 'suggestions'
  if (!only || hasMore || only.type === 'text' || isCounted(only, language)) return false
  if (only.type === 'answer' && only.answer_id === personSlug) return false
  return !knowledge(language).exact.has(spelling(text))
}

/** A message form is filled in with all that was written, not only with what was understood of it. */
function withWholeText(body: MessageBody, read: string, text: string, language: Locale): MessageBody {
  if (body.type !== 'board' || read === text) return body
  return (
    board(
      body.prefill.replace(read.trim(), () => text.trim()),
      language,
      body.text,
    )[0] ?? body
  )
}

/** Works out the reply to a question: some 10 to 60 ms of the processor, whatever the text. Runs in the assistant's thread. */
export function replyToQuestion({ text, language: own, said, page, isForModel: mayAsk }: Question): Reply {
  const read = understoodText(text)
  const language = languageOfText(read, own)
  const asked = askedInAnger(read, language)
  const texts = saidOnPage(read, said.map(understoodText), page, language)
  const replies = asked === '' ? [] : replyTo(asked ?? read, language, texts)
  const bodies = asked === undefined ? replies : sorryFirst(replies, language)
  return {
    language,
    bodies: bodies.map((body) => withWholeText(body, read, text, language)),
    isGoodbye: talkOf(read, language) === 'bye',
    passages: mayAsk && isForModel(read, language, bodies) ? passagesFor(read, language) : [],
  }
}
