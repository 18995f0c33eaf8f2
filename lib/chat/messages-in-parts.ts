import type { SelectQueryBuilder } from 'kysely'
import type { MessageRow } from '#lib/store/chat-tables'
import type { Engine } from '#lib/store/engine'
import type { Tables } from '#lib/store/tables'

/** Rows read at a time: a statement ends in good time, and memory stays small. */
const atOnce = 500

type Messages = SelectQueryBuilder<Tables, 'message', MessageRow>

/** The messages of all conversations, one conversation after the other; `only` narrows them. */
export async function* messagesInParts(
  { sql, read }: Engine,
  only: (messages: Messages) => Messages = (messages) => messages,
): AsyncGenerator<MessageRow> {
  let last: Pick<MessageRow, 'conversation_id' | 'seq'> = { conversation_id: '', seq: 0 }
  for (;;) {
    const { conversation_id, seq } = last
    const beyond = only(sql.selectFrom('message').selectAll()).where(({ eb, or, and }) =>
      or([
        eb('conversation_id', '>', conversation_id),
        and([eb('conversation_id', '=', conversation_id), eb('seq', '>', seq)]),
      ]),
    )
    const rows = await read(beyond.orderBy('conversation_id').orderBy('seq').limit(atOnce))
    yield* rows
    if (rows.length < atOnce) return
    last = rows.at(-1) ?? last
  }
}
