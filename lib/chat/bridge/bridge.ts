import type { Outcome } from '#lib/outbound/outcome'
import type { Rating } from '#lib/protocol/widget-messages'
import type { ChatFileRow, ConversationRow, MessageRow } from '#lib/store/chat-tables'
import type { Engine } from '#lib/store/engine'

/** A visitor's message on its way to people, or an answer that was given elsewhere. */
export interface Job {
  engine: Engine
  conversation: ConversationRow
  message: MessageRow
  text: string
  /** What the message is about, where it is a file's. */
  file: ChatFileRow | undefined
  /** 1 for the first time; later ones first look whether it arrived after all. */
  attempt: number
}

/** What a visitor thought of a conversation, on its way to people. */
export interface RatingJob {
  engine: Engine
  conversation: ConversationRow
  rating: Rating
}

/** What people did, as a bridge's system tells it. */
export type InboundEvent =
  | { kind: 'said' | 'edited'; externalConversation: string; contact: string; externalId: string; text: string }
  | { kind: 'resolved'; externalConversation: string; contact: string }
  | { kind: 'typing'; externalConversation: string; contact: string }

/** A webhook that the system calls when people did something. */
export interface Webhook {
  /** Whether a call comes from that system, by its signature over the raw body. */
  verify(headers: Headers, body: string, now: number): boolean
  /** What a call says; nothing for what does not concern visitors. */
  parse(body: unknown): InboundEvent[]
  /** What people said before an event and no call told us, in its order: calls get lost and overtake each other. */
  before(engine: Engine, event: InboundEvent): Promise<InboundEvent[]>
}

/** What a visitor did that is worth telling, but not worth keeping or repeating. */
export type VisitorActivity = 'typing' | 'stopped-typing' | 'read'

/** Keeps what people did. Rejects when the store cannot. */
export type Receive = (event: InboundEvent) => Promise<void>

/** A system in which people answer. */
export interface Bridge {
  name: string
  /** Brings one message there. Never throws. */
  push(job: Job): Promise<Outcome>
  /** Notes there what the visitor thought of the conversation, without beginning it anew. Never throws. */
  pushRating(job: RatingJob): Promise<Outcome>
  /** After the first, messages wait until the visitor has paused for so long, and go together. */
  gatherMs?: number
  /** How long a visitor who asked for a person waits for one. */
  patienceMs: number
  webhook?: Webhook
  /** Shows operators that the visitor types or has read; it is not repeated when it fails. */
  show?(engine: Engine, conversationId: string, activity: VisitorActivity): Promise<void>
  /** Fetches answers from a system that does not call us. Gives back how to stop. */
  listen?(engine: () => Promise<Engine>, receive: Receive): () => Promise<void>
}
