import { sql as raw } from 'kysely'
import { extendRetention } from '#lib/chat/conversation'
import { chatLimits } from '#lib/chat/limits'
import { transcriptSink } from '#lib/chat/sinks'
import type { Locale } from '#lib/i18n/locales'
import { queueJob } from '#lib/queue/queue-job'
import { hasRoom, tooMany, type Window, waitOf } from '#lib/rate-limit/sliding-windows'
import type { ConversationRow } from '#lib/store/chat-tables'
import type { Engine } from '#lib/store/engine'
import { rowId } from '#lib/store/row-id'

interface TranscriptRequest {
  conversation: ConversationRow
  email: string
  /** Keyed hash of the email address. */
  recipient: string
  /** Keyed hash of the visitor's address. */
  address: string
  language: Locale
  now: number
}

/** Stores the request and its job in one commit; limits count by conversation, address, receiver, and all together. */
export async function requestTranscript(engine: Engine, request: TranscriptRequest): Promise<void> {
  const { conversation, email, recipient, address, language, now } = request
  const { sql } = engine
  const { id: conversationId, last_seq, visitor_id } = conversation
  const transcripts = sql.selectFrom('transcript')
  const counted: [typeof transcripts, readonly Window[]][] = [
    [transcripts.where('conversation_id', '=', conversationId), chatLimits.transcript.conversation],
    [transcripts.where('recipient', '=', recipient), chatLimits.transcript.recipient],
    [transcripts.where('address', '=', address), chatLimits.transcript.address],
    [transcripts, chatLimits.transcript.all],
  ]
  const isAllowed = counted.flatMap(([rows, windows]) => hasRoom(windows, now, rows))
  const id = rowId(now)
  const [made] = await engine.write(
    [
      raw<{ id: string }>`
        insert into transcript (id, conversation_id, email, recipient, address, language, until_seq, created_at)
        select ${id}, ${conversationId}, ${email}, ${recipient}, ${address}, ${language}, cast(${last_seq} as bigint),
          cast(${now} as bigint)
        where ${raw.join(isAllowed, raw` and `)} returning id`.compile(sql),
      queueJob(sql, {
        subject: raw`conversation_id || ':' || id`,
        sink: transcriptSink,
        now,
        from: raw`transcript where id = ${id}`,
      }),
      extendRetention(sql, visitor_id, now),
    ],
    { lockKeys: 'transcripts' },
  )
  if (made.length > 0) return
  const waits = await Promise.all(counted.map(([rows, windows]) => waitOf(engine, windows, now, rows)))
  throw tooMany(Math.max(...waits))
}
