import { languageOfText } from '#lib/assistant/reading/text-language'
import { board } from '#lib/assistant/replies/board'
import { AssistantThread } from '#lib/assistant/thread/assistant-thread'
import type { Question, Reply } from '#lib/assistant/thread/protocol'
import type { Locale } from '#lib/i18n/locales'
import { count } from '#lib/runtime/counters'
import { onShutdown } from '#lib/runtime/shutdown'

let made: AssistantThread | undefined

function thread(): AssistantThread {
  if (made) return made
  const thread = new AssistantThread()
  onShutdown('assistant', () => thread.end())
  made = thread
  return thread
}

/** Has the assistant load what it learned, this language first, so that a visitor who has just come need not wait for it. */
export const prepareAssistant = (language: Locale): void => thread().start(language)

/** What the assistant says, from its own thread within a second; later or over load the message form. Never rejects. */
export async function replyFrom(question: Question): Promise<Reply> {
  const reply = await thread().ask(question)
  const outcome = typeof reply === 'string' ? reply : 'answered'
  count('orca_assistant_replies_total', { outcome })
  if (typeof reply !== 'string') return reply
  const language = languageOfText(question.text, question.language)
  return { language, bodies: board(question.text, language), isGoodbye: false, passages: [] }
}
