import { knowledge, spelling } from '#lib/chat/answers/knowledge'
import { isQuote } from '#lib/chat/answers/pages/page-quote'
import type { MessageBody, StoredBody } from '#lib/chat/message'
import { chatMessages } from '#lib/chat/messages'
import { isModelReachable } from '#lib/chat/model/answer-later'
import { isWithinBudget } from '#lib/chat/model/budget'
import type { ModelEndpoint } from '#lib/chat/model/chat-completion'
import { environment } from '#lib/config/environment'
import type { Locale } from '#lib/i18n/locales'
import type { Engine } from '#lib/store/engine'

/** Boats counted by the finder's rules need no model. */
const isCounted = ({ text }: MessageBody, language: Locale) => text.endsWith(chatMessages[language].ChatFleet.next)

/**
 * The model that is to answer a text, if there is one: not for talk, not where our own rules counted boats or answered
 * several questions, not for a question of ours word by word, and not beyond the budget.
 */
export async function modelFor(
  engine: Engine,
  { text, language }: { text: string; language: Locale },
  local: readonly MessageBody[],
  conversationId: string,
): Promise<ModelEndpoint | undefined> {
  const { CHAT_MODEL_URL, CHAT_MODEL_NAME, CHAT_MODEL_KEY, CHAT_MODEL_DAILY, CHAT_MODEL_VISITOR_DAILY } = environment()
  const [only, more] = local
  // Buttons beside an answer are its way out; the model's own answer needs none. A page is quoted where no entry answers.
  const hasMore = more !== undefined && more.type !== 'suggestions' && !(only && isQuote(only))
  if (!CHAT_MODEL_URL || !CHAT_MODEL_NAME || !only || hasMore || only.type === 'text' || isCounted(only, language))
    return undefined
  if (only.type === 'answer' && only.answer_id === 'person') return undefined
  if (knowledge(language).exact.has(spelling(text)) || !isModelReachable()) return undefined
  const budget = { all: CHAT_MODEL_DAILY, visitor: CHAT_MODEL_VISITOR_DAILY }
  if (!(await isWithinBudget(engine, conversationId, budget, Date.now()))) return undefined
  return { url: CHAT_MODEL_URL, key: CHAT_MODEL_KEY, model: CHAT_MODEL_NAME }
}

/** What is said if the model's answer never comes: the first of our own, with the board where more would stand below it. */
export function insteadOfModel([first, more]: readonly MessageBody[]): MessageBody | undefined {
  return first?.type === 'answer' && more ? { ...first, offer: 'board' } : first
}

/** A message that stands where the model's answer will, with what is said if it never comes. */
export function waitForModel(instead: MessageBody): StoredBody {
  return { type: 'text', text: '…', model: { state: 'pending', instead } }
}
