import * as z from 'zod/mini'
import { device } from '#lib/api/answer-link/fields'
import { type LinkCaller, requireKnownLink } from '#lib/api/answer-link/require-link'
import { waitForNews } from '#lib/api/chat/wait-for-news'
import { checked, readJson } from '#lib/api/read-request'
import { answerView } from '#lib/chat/answer-links/answer-view'
import { findLink, noteUse } from '#lib/chat/answer-links/links'
import { jsonAnswer } from '#lib/http/answer'
import { type AnswerReading, longestWaitSeconds } from '#lib/protocol/answer-link'
import { ApiError } from '#lib/protocol/api-errors'
import { withTimeout } from '#lib/store/with-timeout'

const count = z.int({ error: 'number' }).check(z.gte(0, { error: 'number' }))

const readingRequest = z.strictObject({
  device,
  after: z.optional(count),
  revision: z.optional(count),
  version: z.optional(z.string().check(z.maxLength(200, { error: 'too_long' }))),
  wait: z.optional(count.check(z.lte(longestWaitSeconds, { error: 'number' }))),
})

type ReadingRequest = z.infer<typeof readingRequest>

/** The right is looked up again at each look: a link that is withdrawn while its page waits shows nothing more. */
async function look(
  { engine, link }: LinkCaller,
  token: string,
  { after, revision, device: own }: ReadingRequest,
): Promise<AnswerReading> {
  const now = Date.now()
  const found = await withTimeout(findLink(engine, token, now))
  if (!found) throw new ApiError('not_found')
  if (found.ended) return { ended: found.ended }
  await withTimeout(noteUse(engine, found.link, now))
  const open = await withTimeout(answerView(engine, link, { after, revision, device: own }, now))
  if (!open) throw new ApiError('not_found')
  return { open }
}

/** `POST /api/answer-link/read`: the conversation, or what is new in it, waited for if there is nothing. */
export async function readConversation(request: Request): Promise<Response> {
  const caller = await requireKnownLink(request)
  const wanted = checked(readingRequest, await readJson(request))
  const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? ''
  const reading = await waitForNews(
    { request, conversationId: caller.link.conversation_id, seconds: wanted.wait, address: () => caller.address },
    () => look(caller, token, wanted),
    (found) => 'ended' in found || found.open.version !== wanted.version,
  )
  return jsonAnswer(reading)
}
