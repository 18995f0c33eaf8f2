import {
  recipientKey,
  recipientRow,
  recipientState,
  recipientsOf,
  saveRecipients,
} from '#lib/outbound/email-recipients'
import type { Outcome } from '#lib/outbound/outcome'
import { leaseLimit } from '#lib/outbound/time-limit'
import { nextDue } from '#lib/queue/schedule'
import { count } from '#lib/runtime/counters'
import type { Engine } from '#lib/store/engine'
import type { EmailRecipientRow } from '#lib/store/lead-tables'

/** Operators who have a conversation up to the same message, and get the same email. */
export interface Group {
  /** The last message they have. */
  after: number
  operators: string[]
}

/** Groups operators by the messages they lack, up to one message; `mailed`: how far those without a failure have it. */
export async function groupsBehind(
  engine: Engine,
  conversationId: string,
  operators: readonly string[],
  { mailed, upTo }: { mailed: number; upTo: number },
): Promise<Group[]> {
  const known = await recipientsOf(engine, conversationId)
  const groups = Map.groupBy(operators, (operator) => known.get(recipientKey(operator))?.reached ?? mailed)
  return [...groups].map(([after, names]) => ({ after, operators: names })).filter(({ after }) => after < upTo)
}

interface Sending {
  conversationId: string
  /** The last message they had before. */
  after: number
  last: number
  results: ReadonlyMap<string, Outcome>
  /** Whether one operator has the email; the bridge then does not send it again. */
  isTaken: boolean
  now: number
}

/** Records who of a group has the email, and when the others are tried again. Returns the refused receivers. */
export async function settleGroup(engine: Engine, sending: Sending): Promise<string[]> {
  const { conversationId, after, last, results, isTaken, now } = sending
  const known = await recipientsOf(engine, conversationId)
  const rows = [...results].map(([operator, outcome]) => {
    const recipient = recipientKey(operator)
    const row = { subject_kind: 'chat' as const, subject_id: conversationId, recipient, since: now }
    const earlier = known.get(recipient)
    const state = recipientState(outcome)
    if (state === 'accepted') return recipientRow(row, { reached: last })
    const [attempts, since] = [(earlier?.attempts ?? 0) + 1, earlier?.state === 'deferred' ? earlier.since : now]
    const dueAt = nextDue(outcome, { attempts, createdAt: since, now, random: Math.random() })
    const isGivenUp = state === 'deferred' && dueAt === undefined
    return recipientRow(row, {
      state: isGivenUp ? 'refused' : state,
      code: outcome.code,
      reached: after,
      attempts,
      since,
      due_at: isTaken ? (dueAt ?? null) : null,
    })
  })
  for (const { state } of rows) count('orca_email_recipients_total', { kind: 'chat', outcome: state })
  await saveRecipients(engine, rows)
  return rows.filter(({ state }) => state === 'refused').map(({ recipient }) => recipient)
}

interface Returned {
  conversationId: string
  /** The operator, as `recipientKey` has it. */
  recipient: string
  /** The last message of the email before the one that came back: the next one brings all that follows it. */
  after: number
  code: string
  now: number
}

/** An email came back after it had been taken: its operator counts as refused and lacks what it brought. */
export async function settleBounced(engine: Engine, { conversationId, recipient, after, code, now }: Returned) {
  const earlier = (await recipientsOf(engine, conversationId)).get(recipient)
  count('orca_email_recipients_total', { kind: 'chat', outcome: 'refused' })
  const row = { subject_kind: 'chat' as const, subject_id: conversationId, recipient, since: now }
  const attempts = (earlier?.attempts ?? 0) + 1
  const reached = Math.min(after, earlier?.reached ?? after)
  await saveRecipients(engine, [recipientRow(row, { state: 'refused', code, reached, attempts })])
}

const atOnce = 20

/** Operators who are due to be tried again, each for one process alone: taking them puts them off for a minute. */
export async function claimDue({ sql, write }: Engine, now: number): Promise<EmailRecipientRow[]> {
  const due = sql
    .selectFrom('email_recipient')
    .select('subject_id')
    .where('subject_kind', '=', 'chat')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(atOnce)
  const [rows] = await write(
    [
      sql
        .updateTable('email_recipient')
        .set({ due_at: Math.round(now + leaseLimit()) })
        .where('due_at', '<=', now)
        .where('subject_id', 'in', due)
        .returningAll(),
    ],
    { lowPriority: true, lockKeys: 'email-recipients' },
  )
  return rows
}

/** Forgets one who is no operator any more. */
export async function dropRecipient({ sql, write }: Engine, conversationId: string, recipient: string): Promise<void> {
  await write([
    sql.deleteFrom('email_recipient').where('subject_id', '=', conversationId).where('recipient', '=', recipient),
  ])
}
