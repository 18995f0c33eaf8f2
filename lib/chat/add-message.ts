import { randomUUID } from 'node:crypto'
import { sql as raw, type SqlBool } from 'kysely'
import { insertMessage } from '#lib/chat/append-message'
import { outboxRow } from '#lib/chat/bridge/outbox'
import { extendRetention } from '#lib/chat/conversation'
import { fileRoom, insertFile, refuseWithoutRoom } from '#lib/chat/files/store-file'
import { bodyText, type Message, type StoredBody, shownBody } from '#lib/chat/message'
import { beginWait } from '#lib/chat/person-waits'
import {
  type IncomingMessage,
  limitsOf,
  type PostedMessage,
  postedBefore,
  queriesOf,
  refuseTooMany,
} from '#lib/chat/posted-before'
import { saidEvents } from '#lib/chat/webhook/chat-events'
import { ApiError } from '#lib/protocol/api-errors'
import { hasRoom, tooMany } from '#lib/rate-limit/sliding-windows'
import type { MessageRow } from '#lib/store/chat-tables'
import type { Engine } from '#lib/store/engine'

export interface VisitorMessage extends IncomingMessage {
  visitorId: string
  /** JSON of the host page's context. */
  ctx?: string | undefined
  /** The assistant's replies, in the same commit, so that neither is lost without the other. */
  replies: readonly StoredBody[]
  /** The visitor asks for a person: recorded as waiting, whether or not somebody is there. */
  wantsPerson?: boolean | undefined
  /** People are called: the assistant is silent until they come or turn out to be away. */
  asksForPerson?: boolean | undefined
  /** The bridge to people; the message's delivery is in the same commit. */
  bridge?: string | undefined
  /** The chat's webhook; its jobs are in the same commit. */
  tellsEvents?: boolean | undefined
}

/** Stores a visitor's message once (`client_id`): checks limits and assigns gapless numbers in one transaction. */
export async function addMessage(engine: Engine, incoming: VisitorMessage): Promise<PostedMessage> {
  const { conversationId, visitorId, clientId, text, ctx, replies, address, now, bridge, asksForPerson } = incoming
  const { tellsEvents, file } = incoming
  const arrival = { conversationId, author: 'visitor' as const, address, now }
  const isWanted = incoming.wantsPerson === true || asksForPerson === true
  const { sql } = engine
  const queries = queriesOf(engine, incoming)
  const mark = randomUUID()
  const inTime = limitsOf(queries).flatMap(([messages, windows]) => hasRoom(windows, now, messages))
  const isAllowed = [...inTime, ...(file ? fileRoom(sql, arrival, file.file.bytes.byteLength, file.mostMb) : [])]
  const frame = { conversation_id: conversationId, created_at: now }
  const bodies: (Pick<MessageRow, 'author' | 'client_id' | 'address' | 'ctx'> & { body: StoredBody })[] = [
    { author: 'visitor', client_id: clientId, body: file?.body ?? { type: 'text', text }, address, ctx: ctx ?? null },
    ...replies.map((body) => ({ author: 'bot' as const, client_id: null, body, address: '', ctx: null })),
  ]
  const last = bodies.length - 1
  const waits = asksForPerson ? { state: 'waiting' as const, waiting_since: now } : {}
  const [numbered] = await engine.write(
    [
      sql
        .updateTable('conversation')
        .set({
          last_seq: raw<number>`last_seq + ${raw.lit(bodies.length)}`,
          last_write: mark,
          touched_at: now,
          ...waits,
        })
        .where('id', '=', conversationId)
        .where('visitor_id', '=', visitorId)
        .where(raw<SqlBool>`not exists ${queries.theSame.select('seq')}`)
        .where(raw<SqlBool>`${raw.join(isAllowed, raw` and `)}`)
        .returning('last_seq'),
      ...bodies.map(({ body, ...row }, index) =>
        insertMessage(
          sql,
          { ...frame, ...row, body: bodyText(body) },
          { below: last - index, mark, ...(index === 0 ? {} : { repliesBelow: last }) },
        ),
      ),
      ...(file ? [insertFile(sql, { ...arrival, ...file, mark })] : []),
      beginWait(sql, { conversationId, mark, now, isWanted }),
      ...(tellsEvents ? saidEvents(sql, { conversationId, mark, now, messages: bodies.length, isWanted }) : []),
      ...(bridge ? [outboxRow(sql, { bridge, conversationId, below: last, mark, now })] : []),
      extendRetention(sql, visitorId, now),
    ],
    { hints: [conversationId], lockKeys: [`chat:${conversationId}`, `chat-from:${address}`] },
  )
  const headSeq = numbered[0]?.last_seq
  if (headSeq === undefined) return notWritten(engine, incoming)
  const [message, ...answers] = bodies.map(({ body, author, client_id }, index): Message => {
    const seq = headSeq - last + index
    const replyTo = index === 0 ? {} : { reply_to: headSeq - last }
    return { seq, client_id, author, ...shownBody(body, now), rev: 0, created_at: now, ...replyTo }
  })
  if (!message) throw new Error('A message has no body.')
  return { message, replies: answers, headSeq, isNew: true }
}

/** Nothing was written: it is there already, the conversation is gone, or it was too much. */
async function notWritten(engine: Engine, incoming: IncomingMessage): Promise<PostedMessage> {
  const stored = await postedBefore(engine, incoming)
  if (stored) return stored
  await refuseTooMany(engine, incoming)
  const { conversationId, address, now, file } = incoming
  const arrival = { conversationId, author: 'visitor' as const, address, now }
  if (file) await refuseWithoutRoom(engine, arrival, file.file.bytes.byteLength, file.mostMb)
  const [conversation] = await engine.read(
    engine.sql.selectFrom('conversation').select('id').where('id', '=', incoming.conversationId),
  )
  throw conversation ? tooMany(1000) : new ApiError('not_found')
}
