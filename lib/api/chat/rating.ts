import * as z from 'zod/mini'
import { noContent } from '#lib/api/chat/answers'
import { requireConversation } from '#lib/api/chat/caller'
import { checked, readJson } from '#lib/api/read-request'
import { bridgeOf } from '#lib/chat/bridge/bridges'
import { wakeBridge } from '#lib/chat/bridge/worker'
import { notify } from '#lib/chat/hub'
import { chatLimits } from '#lib/chat/limits'
import { rate } from '#lib/chat/rating'
import { environment } from '#lib/config/environment'
import { optionalText } from '#lib/forms/rules'
import { ApiError } from '#lib/protocol/api-errors'
import { count } from '#lib/runtime/counters'
import { withTimeout } from '#lib/store/with-timeout'

const newRating = z.strictObject({
  seq: z.int({ error: 'number' }).check(z.gte(1, { error: 'number' })),
  satisfied: z.boolean({ error: 'choice' }),
  words: optionalText(chatLimits.ratingComment),
})

/** `POST /conversations/{id}/rating`: whether the conversation helped; the last word counts. */
export async function postRating(request: Request, id: string): Promise<Response> {
  const { engine, site } = await requireConversation(request, id)
  const { seq, satisfied, words: comment } = checked(newRating, await readJson(request))
  const rating = { satisfied, ...(comment ? { words: comment } : {}) }
  const bridge = site.isTest ? undefined : bridgeOf(environment())?.name
  const now = Date.now()
  const wasAsked = await withTimeout(rate(engine, { conversationId: id, seq, rating, bridge, now }))
  if (!wasAsked) throw new ApiError('not_found')
  notify(id)
  wakeBridge()
  count('orca_chat_ratings_total', { satisfied: satisfied ? 1 : 0 })
  return noContent()
}
