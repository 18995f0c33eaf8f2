import * as z from 'zod/mini'
import { noContent } from '#lib/api/chat/answers'
import { requireCaller, requireConversation } from '#lib/api/chat/caller'
import { checked, readJson } from '#lib/api/read-request'
import { showVisitorActivity } from '#lib/chat/bridge/bridges'
import { conversationOf, markRead, openConversation } from '#lib/chat/conversation'
import { notify } from '#lib/chat/hub'
import { chatLimits } from '#lib/chat/limits'
import { readMessages } from '#lib/chat/read-messages'
import { jsonAnswer } from '#lib/http/answer'
import { locales } from '#lib/i18n/locales'
import { withTimeout } from '#lib/store/with-timeout'

const newConversation = z.strictObject({
  lang: z.optional(z.enum(locales, { error: 'choice' })),
  page: z.optional(z.string({ error: 'not_text' }).check(z.maxLength(300, { error: 'too_long' }))),
})

/** `POST /conversations`: the visitor's conversation, made with the first message. */
export async function postConversation(request: Request): Promise<Response> {
  const { engine, visitor, site } = await requireCaller(request)
  const { lang } = checked(newConversation, await readJson(request))
  const language = lang ?? site.language
  const opened = openConversation(engine, { visitorId: visitor.id, site: site.key, language, now: Date.now() })
  const { row, isNew } = await withTimeout(opened)
  return jsonAnswer({ conversation: await conversationOf(engine, row) }, isNew ? 201 : 200)
}

/** `GET /conversations/{id}`: for the slow poll while the window is closed. */
export async function getConversation(request: Request, id: string): Promise<Response> {
  const { engine, conversation } = await requireConversation(request, id)
  const { items } = await readMessages(engine, id, { limit: 1 })
  return jsonAnswer({ conversation: await conversationOf(engine, conversation), last: items[0] ?? null })
}

const readBody = z.strictObject({ seq: z.int({ error: 'number' }).check(z.gte(0, { error: 'number' })) })

/** `POST /conversations/{id}/read` */
export async function postRead(request: Request, id: string): Promise<Response> {
  const { engine, conversation } = await requireConversation(request, id)
  const { seq } = checked(readBody, await readJson(request))
  if (seq <= conversation.read_seq) return jsonAnswer({ read_seq: conversation.read_seq })
  const read_seq = await withTimeout(markRead(engine, id, seq, Date.now()))
  notify(id)
  showVisitorActivity(engine, id, 'read')
  return jsonAnswer({ read_seq })
}

const shownAt = new Map<string, number>()

/** Whether a conversation's last sign of typing is long enough ago; remembers this one if so. */
function mayShowTyping(id: string, now: number): boolean {
  if (now - (shownAt.get(id) ?? Number.NEGATIVE_INFINITY) < chatLimits.typingEveryMs) return false
  for (const [other, at] of shownAt) if (now - at >= chatLimits.typingEveryMs) shownAt.delete(other)
  shownAt.set(id, now)
  return true
}

/** `POST /conversations/{id}/typing`: shown to people, where their system can. More often than allowed is ignored. */
export async function postTyping(request: Request, id: string): Promise<Response> {
  const { engine } = await requireConversation(request, id)
  checked(z.strictObject({}), await readJson(request))
  if (mayShowTyping(id, performance.now())) showVisitorActivity(engine, id, 'typing')
  return noContent()
}
