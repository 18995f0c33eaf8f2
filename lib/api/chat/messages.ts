import * as z from 'zod/mini'
import { answerMessage } from '#lib/api/chat/answer-message'
import { requireConversation } from '#lib/api/chat/caller'
import { whileInFlight } from '#lib/api/chat/in-flight-messages'
import { waitForNews } from '#lib/api/chat/wait-for-news'
import { addressHash, checked, readJson, wholeNumber } from '#lib/api/read-request'
import { showVisitorActivity } from '#lib/chat/bridge/bridges'
import { wakeBridge } from '#lib/chat/bridge/worker'
import { findConversation } from '#lib/chat/conversation'
import { notify } from '#lib/chat/hub'
import { chatLimits } from '#lib/chat/limits'
import { askAtGoodbye } from '#lib/chat/rating'
import { type Page, readMessages } from '#lib/chat/read-messages'
import { saidText } from '#lib/forms/rules'
import { jsonAnswer } from '#lib/http/answer'
import { ApiError } from '#lib/protocol/api-errors'
import type { Engine } from '#lib/store/engine'
import { withTimeout } from '#lib/store/with-timeout'

/** The name that a client gives a message: a ULID. */
export const ulid = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/

const scalar = z.union([z.string().check(z.maxLength(chatLimits.contextText)), z.number(), z.boolean()])

/** Context that the host page sent with a message. */
export const context = z.record(z.string().check(z.maxLength(60)), scalar, { error: 'choice' }).check(
  z.refine((value) => Object.keys(value).length <= chatLimits.contextFields, { error: 'too_long' }),
  z.refine((value) => Buffer.byteLength(JSON.stringify(value)) <= chatLimits.contextBytes, { error: 'too_long' }),
)

const newMessage = z.strictObject({
  client_id: z.string({ error: 'required' }).check(z.regex(ulid, { error: 'choice' })),
  type: z.literal('text', { error: 'choice' }),
  text: saidText(chatLimits.text),
  ctx: z.optional(context),
})

/** `POST /conversations/{id}/messages` */
export async function postMessage(request: Request, id: string): Promise<Response> {
  const { engine, visitor, site, conversation } = await requireConversation(request, id)
  const { client_id, text, ctx } = checked(newMessage, await readJson(request))
  const idempotencyKey = request.headers.get('idempotency-key')
  if (idempotencyKey !== null && idempotencyKey !== client_id) {
    throw new ApiError('wrong_fields', { fields: { 'Idempotency-Key': 'choice' } })
  }
  const address = await withTimeout(addressHash(engine, request))
  const message = { conversationId: id, clientId: client_id, visitorId: visitor.id, address }
  const incoming = { ...message, text, ctx: ctx && JSON.stringify(ctx), now: Date.now() }
  const said = await whileInFlight(message, (others) => answerMessage(engine, { site, conversation }, incoming, others))
  if (said.isNew) {
    tellOfMessage(engine, id)
    if (said.isGoodbye && conversation.last_seq > 0) {
      // The message is stored already, so a failing model must not refuse it.
      await withTimeout(askAtGoodbye(engine, id, said.language, Date.now())).catch(() => {})
      notify(id)
    }
  }
  // The model's answer comes by the stream, or with a later poll.
  const replies = said.replies.filter(({ pending }) => !pending)
  const headSeq = said.headSeq - (said.replies.length - replies.length)
  return jsonAnswer({ message: said.message, replies, head_seq: headSeq }, said.isNew ? 201 : 200)
}

/** Windows, people and other processes hear of what a visitor sent. */
export function tellOfMessage(engine: Engine, id: string): void {
  notify(id)
  wakeBridge()
  showVisitorActivity(engine, id, 'stopped-typing')
}

/** A page up to what the model still works on: who asks again and again has no way to hear that it changed. */
function settled(page: Page): Page & { pendingFrom?: number } {
  const at = page.items.findIndex(({ pending }) => pending)
  const first = page.items[at]
  return first ? { items: page.items.slice(0, at), has_more: false, pendingFrom: first.seq } : page
}

const defaultLimit = 50
const largestLimit = 100
const longestWaitSeconds = 25

/** `GET /conversations/{id}/messages?after=&before=&limit=&wait=` */
export async function getMessages(request: Request, id: string): Promise<Response> {
  const { engine } = await requireConversation(request, id)
  const url = new URL(request.url)
  const after = wholeNumber(url, 'after')
  const before = wholeNumber(url, 'before')
  const limit = Math.max(1, wholeNumber(url, 'limit', largestLimit) ?? defaultLimit)
  const seconds = wholeNumber(url, 'wait', longestWaitSeconds)
  if (after !== undefined && before !== undefined) throw new ApiError('wrong_fields', { fields: { before: 'choice' } })
  const page = await waitForNews(
    { request, conversationId: id, seconds, address: () => addressHash(engine, request) },
    async () => settled(await readMessages(engine, id, { after, before, limit })),
    ({ items }) => items.length > 0 || after === undefined,
  )
  const head = await findConversation(engine, id)
  if (!head) throw new ApiError('not_found')
  return jsonAnswer({
    items: page.items,
    head_seq: page.pendingFrom ? page.pendingFrom - 1 : Math.max(head.last_seq, page.items.at(-1)?.seq ?? 0),
    has_more: page.has_more,
  })
}
