import { messagesInParts } from '#lib/chat/messages-in-parts'
import { chatOfKey } from '#lib/leads/erase'
import type { Engine } from '#lib/store/engine'

/** Every text in a value that was JSON, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** Rows read at a time: a statement ends in good time, and memory stays small. */
const atOnce = 500

type Test = (text: string) => boolean

async function* inParts<Row>(next: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row> {
  let rows: Row[] = []
  do {
    rows = await next(rows.at(-1))
    yield* rows
  } while (rows.length === atOnce)
}

const anyOf = (isNamed: Test, values: readonly unknown[]) => values.flatMap(textsIn).some(isNamed)

/** Leads that a test finds in what was written, in the names of their files or in notes, and the chats some were made of. */
export async function leadsNaming({ sql, read }: Engine, isNamed: Test): Promise<{ ids: string[]; chats: string[] }> {
  const leads = inParts<{ id: string; payload: string; email: string; idem_key: string }>((last) =>
    read(
      sql
        .selectFrom('lead')
        .select(['id', 'payload', 'email', 'idem_key'])
        .where('id', '>', last?.id ?? '')
        .orderBy('id')
        .limit(atOnce),
    ),
  )
  const ids: string[] = []
  const chats: string[] = []
  for await (const { id, payload, email, idem_key } of leads) {
    if (!anyOf(isNamed, [email, JSON.parse(payload)])) continue
    ids.push(id)
    chats.push(...chatOfKey(idem_key))
  }
  const files = inParts<{ id: string; lead_id: string; name: string }>((last) =>
    read(
      sql
        .selectFrom('attachment')
        .select(['id', 'lead_id', 'name'])
        .where('id', '>', last?.id ?? '')
        .orderBy('id')
        .limit(atOnce),
    ),
  )
  for await (const { lead_id, name } of files) if (isNamed(name)) ids.push(lead_id)
  const notes = sql.selectFrom('data_request').select(['id', 'note']).where('note', 'is not', null)
  for (const { id, note } of await read(notes)) if (note && isNamed(note)) ids.push(id)
  return { ids, chats }
}

/** Conversations that match in messages, in the host page's context, or in a transcript's address. */
export async function conversationsNaming(engine: Engine, isNamed: Test): Promise<string[]> {
  const ids = new Set<string>()
  // The assistant's messages name nobody.
  for await (const { conversation_id, body, ctx, author } of messagesInParts(engine)) {
    if (author !== 'bot' && anyOf(isNamed, [JSON.parse(body), ctx === null ? '' : JSON.parse(ctx)]))
      ids.add(conversation_id)
  }
  const transcripts = engine.sql.selectFrom('transcript').select(['conversation_id', 'email']).where('email', '!=', '')
  for (const { conversation_id, email } of await engine.read(transcripts)) if (isNamed(email)) ids.add(conversation_id)
  return [...ids]
}

/** Visitors whom a host site knows by an id, a name or an address that a test finds. */
export async function visitorsNaming({ sql, read }: Engine, isNamed: Test): Promise<string[]> {
  const known = sql.selectFrom('visitor').select(['id', 'external_id', 'signed_name', 'signed_email'])
  const rows = await read(known.where('external_id', 'is not', null))
  return rows.filter(({ id, ...names }) => anyOf(isNamed, Object.values(names))).map(({ id }) => id)
}
