import type { ChatFile } from '#lib/protocol/chat-files'

/** What a visitor answered who was asked whether the conversation helped. */
export interface Rating {
  satisfied: boolean
  /** The visitor's comment. Widgets 1.0 and 1.1, which stand in pages of others, send and read it by this name. */
  words?: string | undefined
}

/** A question that may be meant, and its answer in a sentence or two where nothing else is told. */
export interface Suggestion {
  id: string
  question: string
  answer?: string
}

/** Things beside each other, property by property. */
export interface Table {
  /** What stands beside each other. */
  columns: string[]
  /** One cell a column; empty where it has no such thing, or where that is not published. */
  rows: { label: string; cells: string[] }[]
  /** The lines of the message's text that say the same, from the first to before the second of these numbers. */
  lines: [from: number, to: number]
}

/** A picture under `/widget/pictures/`, which pages of other sites may show. */
export interface Picture {
  url: string
  alt: string
  width: number
  height: number
}

/** A message as the server tells it (docs/widget-protocol.md). */
export interface Message {
  seq: number
  client_id?: string | null
  author: 'visitor' | 'bot' | 'operator' | 'system'
  type: 'text' | 'answer' | 'suggestions' | 'board' | 'rating' | 'file'
  text: string
  rev: number
  created_at: number
  reply_to?: number
  answer_id?: string
  source?: { title: string; url: string }
  offer?: 'board' | 'callback'
  audio?: string
  picture?: Picture
  suggestions?: Suggestion[]
  table?: Table
  prefill?: string
  /** What the visitor answered to a question of type `rating`. */
  rating?: Rating
  /** What a message of type `file` is about; its text says the same in words. */
  file?: ChatFile
  /** The answer is being made; it comes as an update of this message. */
  pending?: true
}

export interface Conversation {
  id: string
  state: 'bot' | 'waiting' | 'human' | 'closed'
  head_seq: number
  read_seq: number
  unread: number
  degraded: boolean
}
