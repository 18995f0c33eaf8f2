import { degrade } from '#lib/chat/bridge/degraded'
import { messageOfSubject } from '#lib/chat/bridge/outbox'
import { findUndelivered, type UndeliveredMessages } from '#lib/chat/bridge/undelivered-messages'
import { findConversation } from '#lib/chat/conversation'
import { sinksBesideBridges } from '#lib/chat/sinks'
import { timeScale } from '#lib/config/environment'
import { privacyPolicyVersion } from '#lib/forms/privacy-policy'
import { chatKey } from '#lib/leads/erase'
import type { NewLead } from '#lib/leads/lead'
import { saveLead } from '#lib/leads/save-lead'
import type { ConversationRow } from '#lib/store/chat-tables'
import type { Engine } from '#lib/store/engine'
import { repeat } from '#lib/store/repeat'

const hourMs = 3_600_000
/** After this time without a connection the visitor is told (READ-14). */
export const degradedAfterMs = 24 * hourMs
const handedOverAfterMs = 72 * hourMs
const longestMessage = 5000
const atOnce = 50

interface Options {
  /** The bridge that is configured now; jobs for another one will never be sent. */
  bridge: string | undefined
  sinks: readonly string[]
  retentionDays: number
  now: number
}

/** A bridge that was tried so often since then is away; one that was not, was not tried: the server was off. */
const enoughAttempts = 10

/** Conversations with messages that have waited since before a time and are not being sent right now. */
async function waiting(engine: Engine, since: number, bridge = ''): Promise<string[]> {
  const rows = await engine.read(
    engine.sql
      .selectFrom('delivery')
      .select('subject_id')
      .where('subject_kind', '=', 'message')
      .where('state', '=', 'pending')
      .where('sink', 'not in', sinksBesideBridges)
      .where('created_at', '<=', since)
      .where(({ eb, or }) => or([eb('sink', '!=', bridge), eb('attempts', '>=', enoughAttempts)]))
      .orderBy('created_at')
      .limit(atOnce),
  )
  return conversationsOf(rows)
}

async function givenUp({ sql, read }: Engine): Promise<string[]> {
  const jobs = sql.selectFrom('delivery').select('subject_id').where('subject_kind', '=', 'message')
  const dead = jobs.where('state', '=', 'dead').where('sink', 'not in', sinksBesideBridges)
  return conversationsOf(await read(dead.limit(atOnce)))
}

function conversationsOf(jobs: readonly { subject_id: string }[]): string[] {
  return [...new Set(jobs.map(({ subject_id }) => messageOfSubject(subject_id).conversationId))]
}

function leadOf({ language, site }: ConversationRow, { text, page }: UndeliveredMessages): NewLead {
  return {
    kind: 'chat',
    language,
    page,
    person: { name: '', email: '', phone: '', company: '', title: '' },
    product: '',
    boats: [],
    message: [...text].slice(0, longestMessage).join(''),
    answers: { site },
    consent: { how: 'notice', policy: privacyPolicyVersion },
    attachments: [],
  }
}

async function drop({ sql, write }: Engine, deliveries: readonly string[], code: string, now: number): Promise<void> {
  await write([
    sql
      .updateTable('delivery')
      .set({ state: 'cancelled', last_code: code, done_at: now, lease_owner: null, lease_until: null })
      .where('id', 'in', [...deliveries]),
  ])
}

/**
 * Turns messages that were refused, or not delivered for three days, into leads. A lead's key names its messages, so that a killed
 * process makes no second one.
 * @returns how many leads were added
 */
export async function undeliveredToLeads(engine: Engine, options: Options): Promise<number> {
  const { bridge, sinks, retentionDays, now } = options
  for (const id of await waiting(engine, now - degradedAfterMs * timeScale(), bridge)) {
    const conversation = await findConversation(engine, id)
    if (conversation?.degraded === 0) await degrade(engine, conversation, now)
  }
  let count = 0
  const lost = [...(await givenUp(engine)), ...(await waiting(engine, now - handedOverAfterMs * timeScale(), bridge))]
  for (const id of new Set(lost)) {
    const undelivered = await findUndelivered(engine, id)
    if (!undelivered) continue
    const conversation = await findConversation(engine, id)
    if (conversation && undelivered.text !== '') {
      const { isNew } = await saveLead(engine, {
        lead: leadOf(conversation, undelivered),
        key: `${chatKey(id)}${undelivered.first}-${undelivered.last}`,
        visitor: chatKey(id),
        now,
        sinks,
        retentionDays,
      })
      if (isNew) count += 1
    }
    await drop(engine, undelivered.deliveries, conversation ? 'LEAD' : 'ERASED', now)
  }
  return count
}

const everyMs = 60_000

/** Runs `undeliveredToLeads` repeatedly. Returns how to stop. */
export function startUndeliveredToLeads(options: Omit<Options, 'now'>, onLead: () => void): () => Promise<void> {
  const run = async (engine: Engine, now: number) => {
    if ((await undeliveredToLeads(engine, { ...options, now })) > 0) onLead()
  }
  return repeat(run, { everyMs: everyMs * timeScale(), fault: 'bridge.not_handed_over', atOnce: true })
}
