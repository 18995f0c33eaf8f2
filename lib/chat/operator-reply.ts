import { randomUUID } from 'node:crypto'
import { answerJob } from '#lib/chat/answer-mail/answer-job'
import { leftAddress } from '#lib/chat/answer-mail/left-address'
import type { Still } from '#lib/chat/append-message'
import { outboxRow } from '#lib/chat/bridge/outbox'
import { endConversation } from '#lib/chat/end-conversation'
import type { SentFile } from '#lib/chat/files/file-body'
import { fileRoom, insertFile, refuseWithoutRoom } from '#lib/chat/files/store-file'
import { notify } from '#lib/chat/hub'
import { operatorText, operatorWords } from '#lib/chat/operator-words'
import { visitorLanguage } from '#lib/chat/visitor-language'
import { writeToChat } from '#lib/chat/write-to-chat'
import type { ConversationRow } from '#lib/store/chat-tables'
import type { Engine, Query } from '#lib/store/engine'

export interface OperatorReply {
  conversation: ConversationRow
  text: string
  /** A file in place of words. */
  file?: SentFile | undefined
  /** Where colleagues read along, who are to see that somebody answered. */
  bridge?: string | undefined
  now: number
  /** Whether the answer also goes by mail, to an address the visitor left. */
  isMailed: boolean
  /** Whether it is still to be said, asked in the transaction; always without it. */
  still?: Still
  /** What the same commit writes beside it, by the name of the transaction. */
  also?: (mark: string) => readonly Query[]
}

/** Keeps a person's answer; gives back its text, and the address it goes to unless it is read within a minute. */
export async function replyAsOperator(
  engine: Engine,
  { conversation, text, file, bridge, now, isMailed, still = (row) => row.lit(true), also = () => [] }: OperatorReply,
): Promise<{ text: string; email: string | undefined }> {
  const { sql } = engine
  const { id: conversationId } = conversation
  const language = await visitorLanguage(engine, conversation)
  const email = isMailed ? await leftAddress(engine, conversationId) : undefined
  const mark = randomUUID()
  const body = file?.body ?? { type: 'text' as const, text: operatorText(text, language) }
  const arrival = { conversationId, author: 'operator' as const, address: '', now }
  const size = file?.file.bytes.byteLength ?? 0
  if (file) await refuseWithoutRoom(engine, arrival, size, file.mostMb)
  const room = file ? fileRoom(sql, arrival, size, file.mostMb) : []
  const mayBeSaid: Still = (row) => row.and([still(row), ...room])
  await writeToChat(engine, conversationId, [
    ...operatorWords(sql, { conversationId, language, body, now, mark, still: mayBeSaid }),
    ...(file ? [insertFile(sql, { ...arrival, ...file, mark })] : []),
    ...(bridge ? [outboxRow(sql, { bridge, conversationId, below: 0, mark, now })] : []),
    ...also(mark),
    ...(email ? [answerJob(sql, { conversationId, mark, now })] : []),
  ])
  notify(conversationId)
  return { text: body.text, email }
}

/** Gives a conversation back to the assistant; nobody waits in it any more. */
export async function closeAsOperator(engine: Engine, conversation: ConversationRow, now: number): Promise<void> {
  const { id } = conversation
  const language = await visitorLanguage(engine, conversation)
  await writeToChat(engine, id, endConversation(engine.sql, { conversationId: id, language, now }))
  notify(id)
}
