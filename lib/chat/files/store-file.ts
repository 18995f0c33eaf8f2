import { createHash } from 'node:crypto'
import { type Expression, sql as raw, type SqlBool } from 'kysely'
import type { NewChatFile } from '#lib/chat/files/checked-file'
import { chatLimits } from '#lib/chat/limits'
import { attachmentField } from '#lib/forms/attachment'
import { ApiError } from '#lib/protocol/api-errors'
import { hasRoom, tooMany, waitOf } from '#lib/rate-limit/sliding-windows'
import { log } from '#lib/runtime/log'
import type { ChatFileRow } from '#lib/store/chat-tables'
import type { Sql } from '#lib/store/dialect'
import type { Engine, Query } from '#lib/store/engine'

export interface FileArrival {
  conversationId: string
  author: ChatFileRow['author']
  /** Keyed hash of a visitor's address; blank for people who answer. */
  address: string
  now: number
}

/** Writes a file in the transaction that takes the number of its message under `mark`; nothing where that took none. */
export function insertFile(
  sql: Sql,
  {
    id,
    file,
    conversationId,
    author,
    address,
    now,
    mark,
  }: FileArrival & { id: string; file: NewChatFile; mark: string },
): Query {
  const { name, type, bytes, scan } = file
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return raw`
    insert into chat_file (id, conversation_id, author, name, type, size, sha256, scan, address, created_at, bytes)
    select ${id}, id, ${author}, ${name}, ${type}, ${bytes.byteLength}, ${sha256}, ${scan}, ${address}, ${now}, ${bytes}
    from conversation where id = ${conversationId} and last_write = ${mark}`.compile(sql)
}

const sumOfSizes = raw<number>`coalesce(sum(size), 0)`

function queriesOf(sql: Sql, { conversationId, author, address }: FileArrival) {
  const files = sql.selectFrom('chat_file')
  return {
    ofSender: files.where('conversation_id', '=', conversationId).where('author', '=', author),
    ofAddress: files.where('address', '=', address),
    all: files,
  }
}

/** Conditions to keep one more file, for the statement that does; `mostMb`: what all files may take. */
export function fileRoom(sql: Sql, arrival: FileArrival, size: number, mostMb: number): Expression<SqlBool>[] {
  const { ofSender, ofAddress, all } = queriesOf(sql, arrival)
  const { count, bytes } = chatLimits.files.ofSender
  const sum = (files: typeof all) => files.select(sumOfSizes.as('sum'))
  const ofVisitor = hasRoom(chatLimits.files.address, arrival.now, ofAddress)
  return [
    raw<SqlBool>`${ofSender.select(({ fn }) => fn.countAll().as('n'))} < ${raw.lit(count)}`,
    raw<SqlBool>`${sum(ofSender)} + ${raw.lit(size)} <= ${raw.lit(bytes)}`,
    raw<SqlBool>`${sum(all)} + ${raw.lit(size)} <= ${raw.lit(mostMb * 1024 * 1024)}`,
    ...(arrival.author === 'visitor' ? ofVisitor : []),
  ]
}

/**
 * Refuses a file for which there is no room.
 * @throws ApiError `too_many` for an address that sent many today; `wrong_fields` with `file_room` if the conversation, or all, are full
 */
export async function refuseWithoutRoom(
  engine: Engine,
  arrival: FileArrival,
  size: number,
  mostMb: number,
): Promise<void> {
  const { sql, read } = engine
  const { ofSender, ofAddress, all } = queriesOf(sql, arrival)
  const { address: windows, ofSender: most } = chatLimits.files
  if (arrival.author === 'visitor') {
    const waitMs = await waitOf(engine, windows, arrival.now, ofAddress)
    if (waitMs > 0) throw tooMany(waitMs)
  }
  const counted = (files: typeof all) =>
    files.select(({ fn }) => [fn.countAll<number>().as('count'), sumOfSizes.as('bytes')])
  const [[own], [whole]] = await Promise.all([read(counted(ofSender)), read(counted(all))])
  const isFull = (whole?.bytes ?? 0) + size > mostMb * 1024 * 1024
  if (isFull) log('warn', 'chat.files_full', { mb: mostMb })
  if (isFull || (own?.count ?? 0) >= most.count || (own?.bytes ?? 0) + size > most.bytes)
    throw new ApiError('wrong_fields', { fields: { [attachmentField]: 'file_room' } })
}
