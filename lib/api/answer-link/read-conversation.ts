import * as z from 'zod/mini'
import { device } from '#lib/api/answer-link/fields'
import { type LinkCaller, requireKnownLink } from '#lib/api/answer-link/require-link'
import { answer } from '#lib/api/chat/answers'
import { checked, readJson } from '#lib/api/chat/requests'
import { takePlace, whenStopping } from '#lib/api/chat/stream-registry'
import { waitForChange } from '#lib/api/chat/wait-for-change'
import { answerView } from '#lib/chat/answer-links/answer-view'
import { findLink, noteUse } from '#lib/chat/answer-links/links'
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
  const id = caller.link.conversation_id
  const over = new AbortController()
  const gone = AbortSignal.any([request.signal, whenStopping(), over.signal])
  const until = Date.now() + (wanted.wait ?? 0) * 1000
  const leave = wanted.wait ? takePlace('poll', caller.address, () => over.abort()) : () => {}
  try {
    for (;;) {
      // Listening begins before the look, so that nothing falls between them.
      const changed = Date.now() < until ? waitForChange(id, until - Date.now(), gone) : undefined
      const reading = await look(caller, token, wanted)
      const isNews = 'ended' in reading || reading.open.version !== wanted.version
      if (isNews || !changed || gone.aborted) {
        over.abort()
        return answer(reading)
      }
      await changed
    }
  } finally {
    over.abort()
    leave()
  }
}
