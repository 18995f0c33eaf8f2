import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { noContent } from '#lib/api/chat/answers'
import { requireConversation } from '#lib/api/chat/caller'
import { addressHash, checked, readJson } from '#lib/api/read-request'
import { requestTranscript } from '#lib/chat/transcript/request-transcript'
import { transcriptSinks } from '#lib/chat/transcript/transcript-sink'
import { environment } from '#lib/config/environment'
import { limits } from '#lib/forms/limits'
import { requiredEmail } from '#lib/forms/rules'
import { ApiError } from '#lib/protocol/api-errors'
import { wakeDelivery } from '#lib/server/background'
import { storedKey } from '#lib/store/stored-key'
import { withTimeout } from '#lib/store/with-timeout'

const newTranscript = z.strictObject({
  email: requiredEmail(limits.email),
  lang: z._default(z.enum(['zh', 'en'], { error: 'choice' }), 'zh'),
  consent: z.literal('yes', { error: 'consent' }),
})

/** `POST /conversations/{id}/transcript`: the conversation so far, by email to an address that the visitor gives. */
export async function postTranscript(request: Request, id: string): Promise<Response> {
  const { engine, site, conversation } = await requireConversation(request, id)
  if (transcriptSinks(environment()).length === 0 || site.isTest || conversation.last_seq === 0)
    throw new ApiError('not_found')
  const { email, lang } = checked(newTranscript, await readJson(request))
  const save = async () =>
    requestTranscript(engine, {
      conversation,
      email,
      recipient: createHmac('sha256', await storedKey(engine, 'visitor-key'))
        .update(email.toLowerCase())
        .digest('hex'),
      address: await addressHash(engine, request),
      language: lang,
      now: Date.now(),
    })
  await withTimeout(save())
  wakeDelivery()
  return noContent()
}
