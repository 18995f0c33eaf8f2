import { recipientKey, recipientsOf } from '#lib/outbound/email-recipients'
import type { Engine } from '#lib/store/engine'
import type { EmailRecipientRow } from '#lib/store/lead-tables'

interface Returned {
  deliveryId: string
  recipient: string
  code: string
  /** Everybody the email went to. */
  receivers: readonly string[]
  now: number
}

/**
 * An enquiry's email came back after a mail server had taken it: its receiver counts as refused, the others have it, and
 * `npm run leads -- retry` sends it to that one again. Gives back the lead; undefined for no delivery of ours, for
 * somebody who was no receiver, and for what was known before.
 */
export async function markBounced(
  engine: Engine,
  { deliveryId, recipient, code, receivers, now }: Returned,
): Promise<string | undefined> {
  const { sql, read, write } = engine
  const mails = sql.selectFrom('delivery').selectAll().where('sink', '=', 'mail').where('subject_kind', '=', 'lead')
  const [delivery] = await read(mails.where('id', '=', deliveryId))
  const known = await recipientsOf(engine, deliveryId)
  const names = receivers.map(recipientKey)
  if (!delivery || !names.includes(recipient) || known.get(recipient)?.state === 'refused') return undefined
  const rowOf = (name: string): EmailRecipientRow => ({
    subject_kind: 'lead',
    subject_id: deliveryId,
    recipient: name,
    state: name === recipient ? 'refused' : 'accepted',
    code: name === recipient ? code : '250',
    reached: 0,
    attempts: (known.get(name)?.attempts ?? 0) + 1,
    since: known.get(name)?.since ?? now,
    due_at: null,
  })
  // While it is under way to others, the delivery says by itself at its end that one was refused.
  const isDone = delivery.state === 'delivered'
  const rows = names.filter((name) => name === recipient || (isDone && !known.has(name))).map(rowOf)
  await write([
    ...rows.map((row) =>
      sql
        .insertInto('email_recipient')
        .values(row)
        .onConflict((conflict) => conflict.columns(['subject_id', 'recipient']).doUpdateSet(row)),
    ),
    sql
      .updateTable('delivery')
      .set({ state: 'dead', last_code: code, done_at: now })
      .where('id', '=', deliveryId)
      .where('state', '=', 'delivered'),
  ])
  return delivery.subject_id
}
