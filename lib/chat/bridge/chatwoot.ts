import type { Bridge, InboundEvent, Job, Receive } from '#lib/chat/bridge/bridge'
import { findLink, knownMessages, recentLinks, saveLink, saveMessage } from '#lib/chat/bridge/bridge-links'
import { chatwootActivity } from '#lib/chat/bridge/chatwoot-activity'
import { type ChatwootCalls, type ChatwootMessage, chatwootCalls } from '#lib/chat/bridge/chatwoot-calls'
import { chatwootEvents, isSigned, textOf } from '#lib/chat/bridge/chatwoot-events'
import { contextOf } from '#lib/chat/message'
import { ratingNote } from '#lib/chat/rating'
import { messagesOf } from '#lib/chat/read-messages'
import { signedUser, signedUserText } from '#lib/chat/signed-user'
import { timeScale } from '#lib/config/environment'
import { headerText } from '#lib/outbound/smtp'
import { timeLimit } from '#lib/outbound/time-limit'
import { log, reasonOf } from '#lib/runtime/log'
import type { BridgeLinkRow } from '#lib/store/chat-tables'
import type { Engine } from '#lib/store/engine'
import { store } from '#lib/store/process-store'

const name = 'chatwoot'
/** Chatwoot's message type for visitors. */
const incoming = 0
/** And for operators. */
const outgoing = 1
/** Chatwoot gives a call of its own five seconds: ours in between must be shorter. */
const quickMs = 2000
/** People there see it at once. */
const patienceMs = 3 * 60_000
/** How long ago a conversation may have been touched that is looked at again at start. */
const caughtUpMs = 72 * 3_600_000

type PersonMessage = Extract<InboundEvent, { text: string }>

/** The host page's context as Chatwoot's custom attributes: short texts by name. */
function attributesOf(ctx: string | null): Record<string, string> {
  return Object.fromEntries(Object.entries(contextOf(ctx)).map(([key, value]) => [key, headerText(String(value))]))
}

const longestFact = 500

/** Twenty messages each; more were never written between two that we know. */
const mostPages = 25

/** The messages there from the newest back to one that is known, oldest first: Chatwoot gives them in pages. */
async function sinceKnown(
  calls: ChatwootCalls,
  { contact, external_id }: BridgeLinkRow,
  known: ReadonlyMap<string, number>,
): Promise<ChatwootMessage[]> {
  let there: ChatwootMessage[] = []
  for (let page = 0; page < mostPages; page += 1) {
    const older = await calls.messages(contact, external_id, there[0]?.id)
    there = [...older, ...there]
    if (older.length === 0 || older.some(({ id }) => known.has(String(id)))) break
  }
  return there
}

/** A visitor's words as a fact: one line. */
const oneLine = (text: string) => [...text.replace(/\s+/g, ' ').trim()].slice(0, longestFact).join('')

/** The context of a message, unless it equals that of the visitor's message before. */
async function changedContext({ engine, conversation, message }: Job): Promise<Record<string, string> | undefined> {
  if (message.ctx === null) return undefined
  const [before] = await engine.read(
    messagesOf(engine.sql, conversation.id)
      .where('author', '=', 'visitor')
      .where('seq', '<', message.seq)
      .orderBy('seq', 'desc')
      .limit(1),
  )
  return before?.ctx === message.ctx ? undefined : attributesOf(message.ctx)
}

interface Settings {
  url: string
  inbox: string
  secret: string
}

/** Chatwoot's inbox of type API: its client interface outwards, its signed webhook inwards. */
export function chatwootBridge({ url, inbox, secret }: Settings): Bridge {
  const calls = chatwootCalls(`${url}/public/api/v1/inboxes/${inbox}`, timeLimit(10_000))

  async function linkOf({ engine, conversation, message, attempt }: Job): Promise<BridgeLinkRow> {
    const known = await findLink(engine, name, conversation.id)
    if (known) return known
    const user = await signedUser(engine, conversation.visitor_id)
    const { site, language } = conversation
    const facts = {
      site,
      language,
      ...attributesOf(message.ctx),
      ...(user ? { signed_user: signedUserText(user) } : {}),
    }
    const contact = conversation.visitor_id
    await calls.addContact(contact, user?.name)
    // After an attempt that broke off, the conversation may be there already.
    const there = attempt > 1 ? (await calls.conversations(contact)).at(-1) : undefined
    const external = there ?? (await calls.addConversation(contact, facts))
    const link = { bridge: name, conversation_id: conversation.id, contact, external_id: String(external.id) }
    await saveLink(engine, link)
    return link
  }

  /** A repeated POST would be a second message, so after a failure we look whether the first arrived. */
  async function arrivedBefore({ engine, conversation, text, attempt }: Job, link: BridgeLinkRow) {
    if (attempt === 1) return undefined
    const known = await knownMessages(engine, name, conversation.id)
    return (await sinceKnown(calls, link, known)).find(
      ({ id, content, message_type }) => message_type === incoming && content === text && !known.has(String(id)),
    )
  }

  const activity = chatwootActivity(calls)
  const quick = chatwootCalls(`${url}/public/api/v1/inboxes/${inbox}`, quickMs)

  /** Operator messages of a conversation, oldest first. */
  async function messagesThere(engine: Engine, link: BridgeLinkRow): Promise<PersonMessage[]> {
    const { contact, external_id: externalConversation, conversation_id } = link
    const there = await sinceKnown(quick, link, await knownMessages(engine, name, conversation_id))
    return there
      .filter((message) => message.message_type === outgoing && message.private !== true && textOf(message) !== '')
      .toSorted((one, other) => one.id - other.id)
      .map((message): PersonMessage => {
        const externalId = String(message.id)
        return { kind: 'said', externalConversation, contact, externalId, text: textOf(message) }
      })
  }

  /** Chatwoot's calls were lost while this server was down: what was written meanwhile is fetched once, at start. */
  async function catchUp(receive: Receive): Promise<void> {
    try {
      const engine = await store()
      for (const link of await recentLinks(engine, name, Date.now() - caughtUpMs)) {
        for (const said of await messagesThere(engine, link).catch(() => [])) await receive(said)
      }
    } catch (error) {
      log('warn', 'bridge.not_caught_up', { reason: reasonOf(error) })
    }
  }

  return {
    name,
    patienceMs: patienceMs * timeScale(),
    async show(engine, conversationId, seen) {
      const link = await findLink(engine, name, conversationId)
      if (link) activity.show(link, seen)
    },
    async push(job) {
      const { engine, conversation, message, text, file } = job
      return calls.attempt(async () => {
        const link = await linkOf(job)
        const changed = await changedContext(job)
        // A help to who reads: the words go on without it.
        if (changed) await calls.describeContact(link.contact, changed).catch(() => {})
        const sent =
          (await arrivedBefore(job, link)) ??
          (await calls.addMessage(
            link.contact,
            link.external_id,
            { content: text, echo_id: message.client_id ?? '' },
            file,
          ))
        await saveMessage(engine, {
          bridge: name,
          external_id: String(sent.id),
          conversation_id: conversation.id,
          seq: message.seq,
        })
      })
    },
    async pushRating({ engine, conversation, rating }) {
      const link = await findLink(engine, name, conversation.id)
      // Facts of the contact: a message would open the conversation again.
      const { verdict, comment } = ratingNote(rating, conversation.language)
      const facts = { rating: verdict, rating_words: oneLine(comment) }
      return calls.attempt(async () => {
        if (link) await calls.describeContact(link.contact, facts)
      })
    },
    webhook: {
      verify: (headers, body, now) => isSigned(secret, headers, body, now),
      parse: chatwootEvents,
      async before(engine, given) {
        if (given.kind !== 'said') return []
        const link = await findLink(engine, name, given.externalConversation, 'external_id')
        if (link?.contact !== given.contact) return []
        // Without an answer the event itself still counts.
        const there = await messagesThere(engine, link).catch(() => [])
        return there.filter(({ externalId }) => Number(externalId) < Number(given.externalId))
      },
    },
    listen(receive) {
      const catchingUp = catchUp(receive)
      return () => catchingUp
    },
  }
}
