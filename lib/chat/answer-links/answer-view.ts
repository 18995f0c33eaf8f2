import { holderOf, noteLook } from '#lib/chat/answer-links/holder'
import { linkLifeMs } from '#lib/chat/answer-links/links'
import { leftAddress } from '#lib/chat/answer-mail/left-address'
import { findConversations } from '#lib/chat/find-conversations'
import type { Message } from '#lib/chat/message'
import { readEdits, readMessages } from '#lib/chat/read-messages'
import { environment } from '#lib/config/environment'
import { type AnswerMessage, type AnswerView, mostShown } from '#lib/protocol/answer-link'
import type { AnswerLinkRow } from '#lib/store/chat-tables'
import type { Engine } from '#lib/store/engine'

/** Words, and what a file is called: an address, a picture or a form that the visitor's window shows beside them is not made here. */
const wordsOf = (message: Message): AnswerMessage => {
  const { seq, author, text, created_at } = message
  return { seq, author, text, created_at, ...(message.type === 'file' ? { file: message.file } : {}) }
}

/** What a reader has already: messages up to `after`, edits up to `revision`; nothing by default. */
export interface Known {
  after: number | undefined
  revision: number | undefined
  /** Whose page it is. */
  device: string
}

async function newMessages(
  engine: Engine,
  id: string,
  { after, revision }: Pick<Known, 'after' | 'revision'>,
): Promise<Message[]> {
  const { items } = await readMessages(engine, id, { after, limit: mostShown })
  if (after === undefined || revision === undefined) return items
  const edits = (await readEdits(engine, id, revision)).map(({ message }) => message)
  const fresh = new Set(items.map(({ seq }) => seq))
  return [...edits.filter(({ seq }) => !fresh.has(seq)), ...items]
}

/** A conversation as a link opens it; undefined when it is gone. */
export async function answerView(
  engine: Engine,
  link: AnswerLinkRow,
  known: Known,
  now: number,
): Promise<AnswerView | undefined> {
  const { sql, read } = engine
  const id = link.conversation_id
  const [found] = await findConversations(engine, { waiting: false, ids: [id], limit: 1 })
  if (!found) return undefined
  const visitors = sql.selectFrom('visitor').select(['external_id', 'signed_name', 'signed_email'])
  const [[visitor], taken, messages, email] = await Promise.all([
    read(visitors.where('id', '=', found.visitor_id)),
    holderOf(engine, id),
    newMessages(engine, id, known),
    leftAddress(engine, id),
  ])
  const { state, language, site, page, waitsSince, created_at, revision, last_seq } = found
  if (taken && taken.device === known.device) await noteLook(engine, taken, now)
  const waits_since = waitsSince ?? null
  const holder = state === 'human' ? taken : undefined
  return {
    state,
    language,
    site,
    page,
    user: [visitor?.signed_name, visitor?.external_id].filter(Boolean).join(' · '),
    email: email ?? visitor?.signed_email ?? '',
    begun_at: created_at,
    waits_since,
    taken: holder ? { name: holder.name, at: holder.taken_at, mine: holder.device === known.device } : null,
    messages: messages.map(wordsOf),
    has_older: known.after === undefined && (messages[0]?.seq ?? 1) > 1,
    after: Math.max(known.after ?? 0, messages.at(-1)?.seq ?? 0),
    revision,
    version: [state, last_seq, revision, waits_since, holder?.taken_at, holder?.name].join(' '),
    takes_files: environment().CHAT_FILES,
    expires_at: now + linkLifeMs,
  }
}
