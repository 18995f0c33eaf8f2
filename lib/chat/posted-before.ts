import type { SentFile } from '#lib/chat/files/file-body'
import { chatLimits } from '#lib/chat/limits'
import { type Message, messageOf } from '#lib/chat/message'
import { messagesOf } from '#lib/chat/read-messages'
import { ApiError } from '#lib/protocol/api-errors'
import { tooMany, type Window, waitOf } from '#lib/rate-limit/sliding-windows'
import type { Engine } from '#lib/store/engine'

/** What of a message tells whether it is kept already, and whether it may be. */
export interface IncomingMessage {
  conversationId: string
  clientId: string
  text: string
  /** What these words stand for. */
  file?: SentFile | undefined
  /** Keyed hash of the visitor's address. */
  address: string
  now: number
}

export interface PostedMessage {
  message: Message
  replies: Message[]
  headSeq: number
  isNew: boolean
}

/** What limits and replay look at. */
export function queriesOf({ sql }: Engine, { conversationId, clientId, address }: IncomingMessage) {
  const messages = sql.selectFrom('message')
  const ofConversation = messages.where('conversation_id', '=', conversationId)
  return {
    theSame: ofConversation.where('client_id', '=', clientId),
    ofVisitor: ofConversation.where('author', '=', 'visitor'),
    ofAddress: messages.where('address', '=', address).where('author', '=', 'visitor'),
  }
}

type Kept = ReturnType<typeof queriesOf>['ofVisitor']

/** How many may be kept of whom. */
export const limitsOf = ({ ofVisitor, ofAddress }: ReturnType<typeof queriesOf>): [Kept, readonly Window[]][] => [
  [ofVisitor, chatLimits.visitor],
  [ofAddress, chatLimits.address],
]

/** A message kept already, with its replies; throws `wrong_fields` when its id was used for another text. */
export async function postedBefore(engine: Engine, incoming: IncomingMessage): Promise<PostedMessage | undefined> {
  const { conversationId, text } = incoming
  const [stored] = await engine.read(queriesOf(engine, incoming).theSame.selectAll())
  if (!stored) return undefined
  const message = messageOf(stored)
  if (message.text !== text) throw new ApiError('wrong_fields', { fields: { client_id: 'reused' } })
  const answers = await engine.read(
    messagesOf(engine.sql, conversationId).where('reply_to', '=', stored.seq).orderBy('seq'),
  )
  const headSeq = answers.at(-1)?.seq ?? stored.seq
  return { message, replies: answers.map(messageOf), headSeq, isNew: false }
}

/** Refuses what comes too soon, before an answer is worked out; what is kept is limited by `addMessage`. Throws `too_many`. */
export async function refuseTooMany(
  engine: Engine,
  incoming: IncomingMessage,
  underWay: { ofVisitor: number; ofAddress: number } = { ofVisitor: 0, ofAddress: 0 },
): Promise<void> {
  const { now } = incoming
  const { ofVisitor, ofAddress } = queriesOf(engine, incoming)
  const waits = await Promise.all([
    waitOf(engine, chatLimits.visitor, now, ofVisitor, { coming: underWay.ofVisitor }),
    waitOf(engine, chatLimits.address, now, ofAddress, { coming: underWay.ofAddress }),
  ])
  const longestWait = Math.max(...waits)
  if (longestWait > 0) throw tooMany(longestWait)
}
