import { randomUUID } from 'node:crypto'
import { sql as raw } from 'kysely'
import { chatMessages } from '#lib/assistant/messages'
import { appendMessage } from '#lib/chat/append-message'
import { ratingJob } from '#lib/chat/bridge/outbox'
import { editMessage } from '#lib/chat/edit-message'
import { bodyText, messageOf } from '#lib/chat/message'
import { findMessage } from '#lib/chat/read-messages'
import { writeToChat } from '#lib/chat/write-to-chat'
import { timeScale } from '#lib/config/environment'
import type { Locale } from '#lib/i18n/locales'
import type { Rating } from '#lib/protocol/widget-messages'
import type { MessageRow } from '#lib/store/chat-tables'
import type { Sql } from '#lib/store/dialect'
import type { Engine, Query } from '#lib/store/engine'

interface Question {
  conversationId: string
  language: Locale
  now: number
  /** Authors who must have written, else no rating is asked for. */
  by: MessageRow['author']
  /** Only if the transaction marked so has written. */
  after?: string
}

/** Asks whether the conversation helped, unless that was asked before; the caller holds the lock `chat:<id>`. */
export function askForRating(sql: Sql, { conversationId, language, now, by, after }: Question): readonly Query[] {
  const mark = randomUUID()
  const said = sql
    .selectFrom('message')
    .select('seq')
    .where('conversation_id', '=', conversationId)
    .where('author', '=', by)
  const asked = sql.selectFrom('rating_question').select('seq').where('conversation_id', '=', conversationId)
  return [
    ...appendMessage(sql, {
      conversationId,
      author: 'bot',
      body: { type: 'rating', text: chatMessages[language].ChatRating.question },
      now,
      mark,
      still: (row) =>
        row.and([
          row.exists(said),
          row.not(row.exists(asked)),
          ...(after === undefined ? [] : [row('last_write', '=', after)]),
        ]),
    }),
    raw`insert into rating_question (conversation_id, seq, asked_at)
      select id, last_seq, cast(${now} as bigint)
      from conversation where id = ${conversationId} and last_write = ${mark}`.compile(sql),
  ]
}

/** Asks a visitor who takes leave of the assistant. */
export async function askAtGoodbye(engine: Engine, id: string, language: Locale, now: number): Promise<void> {
  await writeToChat(engine, id, askForRating(engine.sql, { conversationId: id, language, now, by: 'bot' }))
}

/** So long people are not told yet: after the button comes the comment. */
const commentMs = 20_000

interface Rated {
  conversationId: string
  seq: number
  rating: Rating
  /** Where people read along. */
  bridge: string | undefined
  now: number
}

/** Keeps what a visitor answered; the last word counts. Gives back whether that was asked at all. */
export async function rate(engine: Engine, rated: Rated): Promise<boolean> {
  const { conversationId: id, seq, rating, bridge, now } = rated
  const row = await findMessage(engine, id, seq)
  const question = row && messageOf(row)
  if (question?.type !== 'rating') return false
  const job = { conversationId: id, seq, now, dueAt: Math.round(now + commentMs * timeScale()) }
  await editMessage(engine, {
    id,
    seq,
    author: 'bot',
    body: bodyText({ type: 'rating', text: question.text, rating }),
    now,
    also: bridge ? [ratingJob(engine.sql, { ...job, bridge })] : [],
  })
  return true
}

/** A rating as people who answer read it, on one line each. */
export function ratingNote({ satisfied, words: comment = '' }: Rating, language: Locale) {
  const { yes, no } = chatMessages[language].ChatRating
  return { verdict: satisfied ? yes : no, comment }
}
