import type { MessageBody, StoredBody } from '#lib/chat/message'
import { isModelReachable } from '#lib/chat/model/answer-later'
import type { ModelEndpoint } from '#lib/chat/model/chat-completion'
import { environment } from '#lib/config/environment'
import type { Engine } from '#lib/store/engine'

/** Whether an operator has set a model. */
export function hasModel(): boolean {
  const { CHAT_MODEL_URL, CHAT_MODEL_NAME } = environment()
  return Boolean(CHAT_MODEL_URL && CHAT_MODEL_NAME)
}

/** The model that may be asked now, if there is one: while it answers, and within the budget of a conversation and of all. */
export async function modelFor(engine: Engine, conversationId: string): Promise<ModelEndpoint | undefined> {
  const { CHAT_MODEL_URL, CHAT_MODEL_NAME, CHAT_MODEL_KEY } = environment()
  if (!CHAT_MODEL_URL || !CHAT_MODEL_NAME || !isModelReachable()) return undefined
  if (!(await isWithinBudget(engine, conversationId))) return undefined
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

const dayMs = 86_400_000

/** Whether one more question may be put to the model in 24 hours; each that was, answered or not, left its mark on a message. */
async function isWithinBudget({ sql, read }: Engine, conversationId: string): Promise<boolean> {
  const { CHAT_MODEL_DAILY, CHAT_MODEL_VISITOR_DAILY } = environment()
  const asked = sql
    .selectFrom('message')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('author', '=', 'bot')
    .where('created_at', '>', Date.now() - dayMs)
    .where('body', 'like', '%"model":{%')
  const [own] = await read(asked.where('conversation_id', '=', conversationId))
  if ((own?.n ?? 0) >= CHAT_MODEL_VISITOR_DAILY) return false
  const [everybody] = await read(asked)
  return (everybody?.n ?? 0) < CHAT_MODEL_DAILY
}
