import type { AnswerHolderRow } from '#lib/store/chat-tables'
import type { Sql } from '#lib/store/dialect'
import type { Engine, Query } from '#lib/store/engine'

/** An open page polls all the time; its last look is written this often at most. */
const noteEveryMs = 30_000
/** So long after its last look a page is taken for open, with the time that a look waits. */
const openMs = 90_000

/** The team member who took a conversation last. */
export async function holderOf({ sql, read }: Engine, conversationId: string): Promise<AnswerHolderRow | undefined> {
  const holders = sql.selectFrom('answer_holder').selectAll().where('conversation_id', '=', conversationId)
  const [row] = await read(holders)
  return row
}

/** Nobody has a conversation any more, or not this device. */
export function forgetHolder(sql: Sql, conversationId: string, device?: string): Query {
  const holders = sql.deleteFrom('answer_holder').where('conversation_id', '=', conversationId)
  return device === undefined ? holders : holders.where('device', '=', device)
}

/** Notes that who has a conversation looks at it. */
export async function noteLook({ sql, write }: Engine, holder: AnswerHolderRow, now: number): Promise<void> {
  if (now - holder.seen_at < noteEveryMs) return
  await write(
    [
      sql
        .updateTable('answer_holder')
        .set({ seen_at: now })
        .where('conversation_id', '=', holder.conversation_id)
        .where('device', '=', holder.device),
    ],
    { lowPriority: true },
  )
}

/** Of these conversations, those whose person has them open: what is written there is seen without a notice. */
export async function attended({ sql, read }: Engine, ids: readonly string[], now: number): Promise<Set<string>> {
  const open = sql
    .selectFrom('answer_holder')
    .select('conversation_id')
    .where('conversation_id', 'in', [...ids])
    .where('seen_at', '>', now - openMs)
  return new Set((await read(open)).map(({ conversation_id }) => conversation_id))
}
