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
  file: ChatFileRow | undefined
  /** 1 for the first time; later ones first look whether it arrived after all. */
  attempt: number
}

export interface RatingJob {
  engine: Engine
  conversation: ConversationRow
  rating: Rating
}

/** An event from the bridge's system: what an operator did. */
export type InboundEvent =
  | { kind: 'said' | 'edited'; externalConversation: string; contact: string; externalId: string; text: string }
  | { kind: 'resolved'; externalConversation: string; contact: string }
  | { kind: 'typing'; externalConversation: string; contact: string }

/** A webhook that the system calls when people did something. */
export interface Webhook {
  /** Whether a call comes from that system, by its signature over the raw body. */
  verify(headers: Headers, body: string, now: number): boolean
  /** The events of a webhook call; none if they do not concern visitors. */
  parse(body: unknown): InboundEvent[]
  /** Earlier operator messages that no call delivered, in order, since calls get lost and overtake each other. */
  before(engine: Engine, event: InboundEvent): Promise<InboundEvent[]>
}

/** A visitor's activity that is neither stored nor sent again. */
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
  /** Polls a system that does not call us. Returns how to stop. */
  listen?(receive: Receive): () => Promise<void>
}
