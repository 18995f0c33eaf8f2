import { sql as raw } from 'kysely'
import type { Settings } from '#lib/config/settings'
import { recipientKey } from '#lib/outbound/email-recipients'
import type { Engine } from '#lib/store/engine'

export interface RecipientCount {
  kind: 'lead' | 'chat'
  state: 'deferred' | 'refused'
  n: number
}

/** How many emails lack a receiver, by kind and state: of open deliveries and of conversations. */
export async function recipientsBehind(
  { sql, read }: Engine,
  { CHAT_OPERATORS }: Pick<Settings, 'CHAT_OPERATORS'>,
): Promise<RecipientCount[]> {
  const open = sql.selectFrom('delivery').select('id').where('state', 'in', ['pending', 'leased', 'dead'])
  const operators = ['', ...CHAT_OPERATORS.map(recipientKey)]
  const rows = await read(
    sql
      .selectFrom('email_recipient')
      .select(['subject_kind', 'state', raw<number>`count(*)`.as('n')])
      .where('state', '!=', 'accepted')
      .where(({ or, and, eb }) =>
        or([
          and([eb('subject_kind', '=', 'lead'), eb('subject_id', 'in', open)]),
          and([eb('subject_kind', '=', 'chat'), eb('recipient', 'in', operators)]),
        ]),
      )
      .groupBy(['subject_kind', 'state']),
  )
  return rows.flatMap(({ subject_kind: kind, state, n }) =>
    state === 'accepted' ? [] : [{ kind, state, n: Number(n) }],
  )
}
