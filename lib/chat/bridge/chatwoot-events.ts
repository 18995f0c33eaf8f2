import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { InboundEvent } from '#lib/chat/bridge/bridge'

const oldestMs = 5 * 60_000

const event = z.object({
  event: z.string(),
  id: z.union([z.number(), z.string()]).optional(),
  content: z.string().nullish(),
  message_type: z.string().optional(),
  private: z.boolean().optional(),
  is_private: z.boolean().optional(),
  user: z.object({ type: z.string().optional() }).optional(),
  status: z.string().optional(),
  contact_inbox: z.object({ source_id: z.string() }).optional(),
  attachments: z.array(z.object({ data_url: z.string().optional() })).optional(),
  conversation: z.object({ id: z.number(), contact_inbox: z.object({ source_id: z.string() }).optional() }).optional(),
})

type Event = z.infer<typeof event>

/** An operator's message with the addresses of its attachments. */
export function textOf({ content, attachments = [] }: Pick<Event, 'content' | 'attachments'>): string {
  return [content ?? '', ...attachments.map(({ data_url }) => data_url ?? '')].filter((part) => part !== '').join('\n')
}

function inboundOf(given: Event): InboundEvent[] {
  if (given.event === 'conversation_status_changed') {
    if (given.status !== 'resolved' || typeof given.id !== 'number' || !given.contact_inbox) return []
    return [{ kind: 'resolved', externalConversation: String(given.id), contact: given.contact_inbox.source_id }]
  }
  if (given.event === 'conversation_typing_on') {
    const { conversation: place, user, is_private } = given
    // The visitor's own typing comes back too, and so does that of an internal note.
    if (!place?.contact_inbox || user?.type !== 'user' || is_private === true) return []
    return [{ kind: 'typing', externalConversation: String(place.id), contact: place.contact_inbox.source_id }]
  }
  const isMessage = given.event === 'message_created' || given.event === 'message_updated'
  // Our own messages come back as `incoming`, and internal notes are sent too.
  if (!isMessage || given.message_type !== 'outgoing' || given.private === true) return []
  const { conversation, id } = given
  const text = textOf(given)
  if (!conversation?.contact_inbox || id === undefined || text === '') return []
  return [
    {
      kind: given.event === 'message_created' ? 'said' : 'edited',
      externalConversation: String(conversation.id),
      contact: conversation.contact_inbox.source_id,
      externalId: String(id),
      text,
    },
  ]
}

/** The events of a Chatwoot call; none if they do not concern visitors. */
export function chatwootEvents(body: unknown): InboundEvent[] {
  const { data } = event.safeParse(body)
  return data ? inboundOf(data) : []
}

/** Whether a call was signed with the inbox's secret, over its time and its raw body, a moment ago. */
export function isSigned(secret: string, headers: Headers, body: string, now: number): boolean {
  const stamp = headers.get('x-chatwoot-timestamp') ?? ''
  if (!/^\d{1,12}$/.test(stamp) || Math.abs(now - Number(stamp) * 1000) > oldestMs) return false
  const expected = createHmac('sha256', secret).update(`${stamp}.${body}`).digest()
  const [, digits = ''] = /^sha256=([\da-f]{64})$/.exec(headers.get('x-chatwoot-signature') ?? '') ?? []
  const given = Buffer.from(digits, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
