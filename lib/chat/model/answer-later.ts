import { editMessage } from '#lib/chat/edit-message'
import { notify } from '#lib/chat/hub'
import { bodyText, type MessageBody, type ModelMark } from '#lib/chat/message'
import { type CompletionTimeouts, type ModelEndpoint, ModelFault } from '#lib/chat/model/chat-completion'
import { type Asked, modelAnswer } from '#lib/chat/model/model-answer'
import { CircuitBreaker } from '#lib/runtime/circuit-breaker'
import { log, reasonOf } from '#lib/runtime/log'
import { onShutdown } from '#lib/runtime/shutdown'
import type { Engine } from '#lib/store/engine'

/** A visitor looks at three dots for so long at most. */
const timeouts: CompletionTimeouts = { first: 6000, next: 4000, whole: 20_000 }

const ending = new AbortController()
const all = new Set<Promise<void>>()
const breaker = new CircuitBreaker()

/** Whether the model has answered lately, or may be tried again. */
export const isModelReachable = () => breaker.allowed(1, Date.now()) > 0

interface Pending extends Asked {
  conversationId: string
  seq: number
  /** The fallback if the model's answer does not pass the checks. */
  instead: MessageBody
}

/** Puts the model's answer in the place of a pending message as it grows; the local answer when there is none. */
export function answerLater(engine: Engine, endpoint: ModelEndpoint, pending: Pending): void {
  // Pending messages get the fallback before the store closes.
  onShutdown(
    'chat-model',
    async () => {
      ending.abort()
      await Promise.all(all)
    },
    'work',
  )
  const work = answer(engine, endpoint, pending).catch((error: unknown) =>
    log('warn', 'chat.model_unsaved', { reason: reasonOf(error) }),
  )
  all.add(work)
  void work.finally(() => all.delete(work))
}

async function answer(engine: Engine, endpoint: ModelEndpoint, pending: Pending): Promise<void> {
  const { conversationId, seq, instead } = pending
  let body: MessageBody | undefined
  const put = async (shown: MessageBody, model: ModelMark) => {
    await editMessage(engine, {
      id: conversationId,
      seq,
      author: 'bot',
      body: bodyText({ ...shown, model }),
      now: Date.now(),
    })
    notify(conversationId)
  }
  breaker.started(Date.now())
  try {
    for await (const grown of modelAnswer(endpoint, pending, timeouts, ending.signal)) {
      body = grown
      await put(grown, { state: 'growing' })
    }
    breaker.ended(true)
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error
    breaker.ended(false)
    log('warn', 'chat.model_fault', { code: error.message })
  } finally {
    await put(body ?? instead, { state: body ? 'answered' : 'declined' })
  }
}
