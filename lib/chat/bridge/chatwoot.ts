import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Bridge, Errand, InboundEvent } from '#lib/chat/bridge/bridge'
import { chatwootCalls } from '#lib/chat/bridge/chatwoot-calls'
import { findLink, keepLink, keepMessage, knownMessages } from '#lib/chat/bridge/links'
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

interface Settings {
  url: string
  inbox: string
  secret: string
  pace: number
}

/** Chatwoot's inbox of type API (widget.md 5.7): its client interface outwards, its signed webhook inwards. */
export function chatwootBridge({ url, inbox, secret, pace }: Settings): Bridge {
  const calls = chatwootCalls(`${url}/public/api/v1/inboxes/${inbox}`, 10_000 * pace)

  async function linkOf({ engine, conversation, attempt }: Errand): Promise<BridgeLinkRow> {
    const known = await findLink(engine, name, conversation.id)
    if (known) return known
    const contact = conversation.visitor_id
    await calls.addContact(contact)
    // After an attempt that broke off, the conversation may be there already.
    const there = attempt > 1 ? (await calls.conversations(contact)).at(-1) : undefined
    const external = there ?? (await calls.addConversation(contact, { site: conversation.site }))
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

  return {
    name,
    async push(errand) {
      const { engine, conversation, message, text } = errand
      return calls.attempt(async () => {
        const link = await linkOf(errand)
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
  }
}
