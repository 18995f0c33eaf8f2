import * as z from 'zod/mini'
import { noContent } from '#lib/api/chat/answers'
import { requireConversation } from '#lib/api/chat/caller'
import { checked, readJson } from '#lib/api/read-request'
import { readMessages } from '#lib/chat/read-messages'
import { ApiError } from '#lib/protocol/api-errors'
import { count } from '#lib/runtime/counters'
import { withTimeout } from '#lib/store/with-timeout'

const feedback = z.strictObject({
  conversation_id: z.string({ error: 'required' }),
  seq: z.int({ error: 'number' }).check(z.gte(1, { error: 'number' })),
  helpful: z.boolean({ error: 'choice' }),
})

/** `POST /feedback`: whether an answer of the assistant was of use; the last word counts. */
export async function postFeedback(request: Request): Promise<Response> {
  const body = await readJson(request)
  const { engine } = await requireConversation(request, String(body.conversation_id ?? ''))
  const { conversation_id, seq, helpful } = checked(feedback, body)
  const { items } = await readMessages(engine, conversation_id, { after: seq - 1, limit: 1 })
  const [message] = items
  if (message?.seq !== seq || message.type !== 'answer') throw new ApiError('not_found')
  const said = { helpful: helpful ? 1 : 0, created_at: Date.now() }
  await withTimeout(
    engine.write([
      engine.sql
        .insertInto('answer_feedback')
        .values({ conversation_id, seq, answer: message.answer_id, ...said })
        .onConflict((conflict) => conflict.columns(['conversation_id', 'seq']).doUpdateSet(said)),
    ]),
  )
  count('orca_chat_feedback_total', { answer: message.answer_id, helpful: said.helpful })
  return noContent()
}
