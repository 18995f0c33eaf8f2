import { recipientKey, recipientQueries, recipientRow, recipientsOf } from '#lib/outbound/email-recipients'
import type { Engine } from '#lib/store/engine'

interface Returned {
  deliveryId: string
  recipient: string
  code: string
  receivers: readonly string[]
  now: number
}

/**
 * Marks a receiver as refused after an accepted email bounced; `npm run leads -- retry` sends it to that one again.
 * @returns the lead; undefined if the email, the receiver or the bounce is not new to us or not ours
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
  const rowOf = (name: string) => {
    const { attempts = 0, since = now } = known.get(name) ?? {}
    const refused = name === recipient ? { state: 'refused' as const, code } : {}
    const row = { subject_kind: 'lead' as const, subject_id: deliveryId, recipient: name, since }
    return recipientRow(row, { attempts: attempts + 1, ...refused })
  }
  // While it is under way to others, the delivery says by itself at its end that one was refused.
  const isDone = delivery.state === 'delivered'
  const rows = names.filter((name) => name === recipient || (isDone && !known.has(name))).map(rowOf)
  await write([
    ...recipientQueries(sql, rows),
    sql
      .updateTable('delivery')
      .set({ state: 'dead', last_code: code, done_at: now })
      .where('id', '=', deliveryId)
      .where('state', '=', 'delivered'),
  ])
  return delivery.subject_id
}
