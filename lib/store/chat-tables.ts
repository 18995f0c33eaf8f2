import type { Locale } from '#lib/i18n/locales'
import type { StoredFileRow } from '#lib/store/lead-tables'

/** Somebody who opened the widget. The token is kept as its hash; `external_id` is the host site's name for the user. */
export interface VisitorRow {
  id: string
  token_hash: string
  site: string
  external_id: string | null
  /** The user's name and address, as the host's server signed them last. */
  signed_name: string | null
  signed_email: string | null
  /** Keyed hash of the visitor's address; emptied when no limit needs it any more. */
  address: string
  created_at: number
  purge_at: number
}

export type ConversationState = 'bot' | 'waiting' | 'human' | 'closed'

export interface ConversationRow {
  id: string
  visitor_id: string
  site: string
  language: Locale
  state: ConversationState
  /** 1 while the bridge has been away for a day. */
  degraded: number
  /** Counter that the sequence of messages is taken from, in the transaction that writes them. */
  last_seq: number
  read_seq: number
  revision: number
  /** Mark of the last transaction that took numbers: its other statements know by it that they may write. */
  last_write: string
  created_at: number
  touched_at: number
  /** Since when the visitor waits for a person; null if they do not. */
  waiting_since: number | null
}

export interface MessageRow {
  conversation_id: string
  seq: number
  client_id: string | null
  author: 'visitor' | 'bot' | 'operator' | 'system'
  /** JSON of what is shown (lib/chat/message.ts). */
  body: string
  reply_to: number | null
  rev: number
  /** The conversation's counter of edits when this one was last edited. */
  revision: number
  address: string
  created_at: number
  /** JSON of the host page's context (lib/chat/message.ts). */
  ctx: string | null
}

export interface ChatFileRow extends StoredFileRow {
  conversation_id: string
  author: 'visitor' | 'operator'
  /** Keyed hash of the sender's address; blank once no limit needs it, and for people who answer. */
  address: string
  created_at: number
}

/** A visitor's wait for a person's words: since they asked for one, or wrote on to one who has the conversation. */
export interface PersonWaitRow {
  conversation_id: string
  since: number
  ended_at: number | null
  ended_by: 'person' | 'closed' | null
  /** How many of its notices the team has had. */
  told: number
  /** When the visitor was told that nobody came, and was offered the message form. */
  promised_at: number | null
}

/** A link by which a team member answers one conversation (lib/chat/answer-links). */
export interface AnswerLinkRow {
  token_hash: string
  conversation_id: string
  made_by: 'notice' | 'colleague' | 'command'
  made_at: number
  used_at: number
  ended_at: number | null
  ended_by: 'closed' | 'withdrawn' | null
}

/** The team member who took a conversation last, by device, since several people open a link in a group. */
export interface AnswerHolderRow {
  conversation_id: string
  device: string
  /** The holder's name; blank if not given. */
  name: string
  taken_at: number
  /** When their page last looked, to half a minute. */
  seen_at: number
}

/** Whether an answer of the assistant was of use. */
export interface AnswerFeedbackRow {
  conversation_id: string
  seq: number
  answer: string
  helpful: number
  created_at: number
}

/** The message that asked for a rating; the rating is stored in the message. */
export interface RatingQuestionRow {
  conversation_id: string
  seq: number
  asked_at: number
}

export interface TranscriptRow {
  id: string
  conversation_id: string
  /** Where it goes; emptied once it is there, or cannot be. */
  email: string
  /** Keyed hash of that, which limits count. */
  recipient: string
  /** Keyed hash of the visitor's address; emptied when no limit needs it any more. */
  address: string
  language: Locale
  /** The last message of it. */
  until_seq: number
  created_at: number
}

export interface BridgeLinkRow {
  bridge: string
  conversation_id: string
  /** The visitor's name there, which we chose. */
  contact: string
  external_id: string
}

/** A message of a bridge's system and the one of ours that it is, in either direction. */
export interface BridgeMessageRow {
  bridge: string
  external_id: string
  conversation_id: string
  seq: number
}
