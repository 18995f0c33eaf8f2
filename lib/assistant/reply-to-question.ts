import { askedInAnger } from '#lib/assistant/anger'
import { isForModel } from '#lib/assistant/is-for-model'
import { passagesFor } from '#lib/assistant/passages'
import { talkOf } from '#lib/assistant/reading/small-talk'
import { languageOfText } from '#lib/assistant/reading/text-language'
import { understoodText } from '#lib/assistant/reading/understood-text'
import { board } from '#lib/assistant/replies/board'
import { sorryFirst } from '#lib/assistant/replies/sorry'
import { replyTo } from '#lib/assistant/reply'
import type { Question, Reply } from '#lib/assistant/thread/protocol'
import type { MessageBody } from '#lib/chat/message'
import type { Locale } from '#lib/i18n/locales'

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
export function replyToQuestion({ text, language: own, said, isForModel: mayAsk }: Question): Reply {
  const read = understoodText(text)
  const language = languageOfText(read, own)
  const asked = askedInAnger(read, language)
  const replies = asked === '' ? [] : replyTo(asked ?? read, language, { texts: said.map(understoodText) })
  const bodies = asked === undefined ? replies : sorryFirst(replies, language)
  return {
    language,
    bodies: bodies.map((body) => withWholeText(body, read, text, language)),
    isGoodbye: talkOf(read, language) === 'bye',
    passages: mayAsk && isForModel(read, language, bodies) ? passagesFor(read, language) : [],
  }
}
