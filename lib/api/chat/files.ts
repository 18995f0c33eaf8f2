import * as z from 'zod/mini'
import { answerMessage } from '#lib/api/chat/answer-message'
import { requireConversation } from '#lib/api/chat/caller'
import { fileAnswer } from '#lib/api/chat/file-answer'
import { readFileForm, requireFiles } from '#lib/api/chat/file-form'
import { whileInFlight } from '#lib/api/chat/in-flight-messages'
import { context, tellOfMessage, ulid } from '#lib/api/chat/messages'
import { addressHash, checked } from '#lib/api/read-request'
import { sentFile } from '#lib/chat/files/file-body'
import { findFile } from '#lib/chat/files/find-file'
import { refuseWithoutRoom } from '#lib/chat/files/store-file'
import { queriesOf } from '#lib/chat/posted-before'
import { environment } from '#lib/config/environment'
import { jsonAnswer } from '#lib/http/answer'
import { ApiError } from '#lib/protocol/api-errors'
import { count } from '#lib/runtime/counters'
import { parsedJson } from '#lib/runtime/parsed-json'
import { withTimeout } from '#lib/store/with-timeout'

const contextField = z.strictObject({
  ctx: z.optional(
    z.pipe(
      z.string({ error: 'not_text' }).check(z.maxLength(4000, { error: 'too_long' })),
      z.transform((text, { issues }) => {
        const said = parsedJson(text)
        if (said === undefined) issues.push({ code: 'custom', input: text, message: 'choice' })
        return said
      }),
    ),
  ),
})

/** `POST /conversations/{id}/files`: a picture or a PDF of the visitor's, under the name that `Idempotency-Key` gives it. */
export async function postFile(request: Request, id: string): Promise<Response> {
  const { engine, visitor, site, conversation } = await requireConversation(request, id)
  requireFiles()
  const clientId = request.headers.get('idempotency-key') ?? ''
  if (!ulid.test(clientId)) throw new ApiError('wrong_fields', { fields: { 'Idempotency-Key': 'choice' } })
  const address = await withTimeout(addressHash(engine, request))
  const arrival = { conversationId: id, author: 'visitor' as const, address, now: Date.now() }
  const named = { ...arrival, clientId, text: '' }
  const [kept] = await withTimeout(engine.read(queriesOf(engine, named).theSame.select('seq')))
  // Refused before its bytes are read.
  if (!kept) await withTimeout(refuseWithoutRoom(engine, arrival, 0, environment().CHAT_FILES_MB))
  const { file, fields } = await readFileForm(request)
  const given = checked(contextField, fields)
  const ctx = given.ctx === undefined ? undefined : JSON.stringify(checked(context, given.ctx))
  const now = Date.now()
  const sent = sentFile(file, conversation.language, now)
  const message = { conversationId: id, clientId, visitorId: visitor.id, address }
  const incoming = { ...message, text: sent.body.text, file: sent, ctx, now }
  const said = await whileInFlight(message, (others) => answerMessage(engine, { site, conversation }, incoming, others))
  if (said.isNew) {
    tellOfMessage(engine, id)
    count('orca_chat_files_total', { author: 'visitor' })
  }
  return jsonAnswer({ message: said.message, replies: said.replies, head_seq: said.headSeq }, said.isNew ? 201 : 200)
}

/** `GET /conversations/{id}/files?file=`: one file of the visitor's own conversation. */
export async function getFile(request: Request, id: string): Promise<Response> {
  const { engine } = await requireConversation(request, id)
  const file = await findFile(engine, id, new URL(request.url).searchParams.get('file') ?? '')
  if (!file) throw new ApiError('not_found')
  return fileAnswer(file)
}
