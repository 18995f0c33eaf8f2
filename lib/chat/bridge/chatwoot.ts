import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Bridge, Errand, InboundEvent } from '#lib/chat/bridge/bridge'
import { chatwootCalls } from '#lib/chat/bridge/chatwoot-calls'
import { visitorSigns } from '#lib/chat/bridge/chatwoot-signs'
import { findLink, keepLink, keepMessage, knownMessages } from '#lib/chat/bridge/links'
import { contextOf } from '#lib/chat/context'
import { headerText } from '#lib/deliver/smtp'
import type { BridgeLinkRow } from '#lib/store/tables'

const name = 'chatwoot'
/** Chatwoot's word for what a visitor said. */
const incoming = 0
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

/** What an operator wrote, with the addresses of what they attached. */
function textOf({ content, attachments = [] }: Event): string {
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

/** What the host page told, as Chatwoot keeps facts: short texts by name. */
function attributesOf(ctx: string | null): Record<string, string> {
  return Object.fromEntries(Object.entries(contextOf(ctx)).map(([key, value]) => [key, headerText(String(value))]))
}

/** What the page told with a message, if it is not what it told with the visitor's message before. */
async function changedContext({ engine, conversation, message }: Errand): Promise<Record<string, string> | undefined> {
  if (message.ctx === null) return undefined
  const [before] = await engine.read(
    engine.sql
      .selectFrom('message')
      .select('ctx')
      .where('conversation_id', '=', conversation.id)
      .where('author', '=', 'visitor')
      .where('seq', '<', message.seq)
      .orderBy('seq', 'desc')
      .limit(1)
      .compile(),
  )
  return before?.ctx === message.ctx ? undefined : attributesOf(message.ctx)
}

interface Settings {
  url: string
  inbox: string
  secret: string
  pace: number
}

/** Chatwoot's inbox of type API (widget.md 5.7): its client interface outwards, its signed webhook inwards. */
export function chatwootBridge({ url, inbox, secret, pace }: Settings): Bridge {
  const calls = chatwootCalls(`${url}/public/api/v1/inboxes/${inbox}`, 10_000 * pace)

  async function linkOf({ engine, conversation, message, attempt }: Errand): Promise<BridgeLinkRow> {
    const known = await findLink(engine, name, conversation.id)
    if (known) return known
    const facts = { site: conversation.site, language: conversation.language, ...attributesOf(message.ctx) }
    const contact = conversation.visitor_id
    await calls.addContact(contact)
    // After an attempt that broke off, the conversation may be there already.
    const there = attempt > 1 ? (await calls.conversations(contact)).at(-1) : undefined
    const external = there ?? (await calls.addConversation(contact, facts))
    const link = { bridge: name, conversation_id: conversation.id, contact, external_id: String(external.id) }
    await keepLink(engine, link)
    return link
  }

  /** A repeated POST would be a second message, so after a failure we look whether the first arrived. */
  async function arrivedBefore({ engine, conversation, text, attempt }: Errand, link: BridgeLinkRow) {
    if (attempt === 1) return undefined
    const known = await knownMessages(engine, name, conversation.id)
    const there = await calls.messages(link.contact, link.external_id)
    return there.find(
      ({ id, content, message_type }) => message_type === incoming && content === text && !known.has(String(id)),
    )
  }

  const signs = visitorSigns(calls, pace)

  return {
    name,
    async show(engine, conversationId, sign) {
      const link = await findLink(engine, name, conversationId)
      if (link) signs.show(link, sign)
    },
    async push(errand) {
      const { engine, conversation, message, text } = errand
      return calls.attempt(async () => {
        const link = await linkOf(errand)
        const changed = await changedContext(errand)
        // A help to who reads: the words go on without it.
        if (changed) await calls.describeContact(link.contact, changed).catch(() => {})
        const sent =
          (await arrivedBefore(errand, link)) ??
          (await calls.addMessage(link.contact, link.external_id, text, message.client_id ?? ''))
        await keepMessage(engine, {
          bridge: name,
          external_id: String(sent.id),
          conversation_id: conversation.id,
          seq: message.seq,
        })
      })
    },
    webhook: {
      verify(headers, body, now) {
        const stamp = headers.get('x-chatwoot-timestamp') ?? ''
        if (!/^\d{1,12}$/.test(stamp) || Math.abs(now - Number(stamp) * 1000) > oldestMs) return false
        const expected = createHmac('sha256', secret).update(`${stamp}.${body}`).digest()
        const given = Buffer.from(
          /^sha256=([\da-f]{64})$/.exec(headers.get('x-chatwoot-signature') ?? '')?.[1] ?? '',
          'hex',
        )
        return given.length === expected.length && timingSafeEqual(given, expected)
      },
      parse(body) {
        const { data } = event.safeParse(body)
        return data ? inboundOf(data) : []
      },
    },
  }
}
