import type { Locale } from '#lib/i18n/locales'
import type { ChatFile } from '#lib/protocol/chat-files'
import type { Conversation } from '#lib/protocol/widget-messages'

/** The right of a link as it is written: 32 bytes as base64url, whose last character holds four bits. */
export const linkToken = /^[\w-]{42}[AEIMQUYcgkosw048]$/

/** The random name that a browser gives itself: of several who open one link it says who has the conversation. No right. */
export const deviceName = /^[\w-]{16,64}$/

/** Longest name of a team member, in code points. */
export const longestName = 40

/** Messages that are shown of a conversation, the newest. */
export const mostShown = 200

/** Longest time that a reading waits for something to happen, in seconds. */
export const longestWaitSeconds = 25

/** A message as people who answer read it: words, and a file's name, whatever the visitor's window shows beside them. */
export interface AnswerMessage {
  seq: number
  author: 'visitor' | 'bot' | 'operator' | 'system'
  text: string
  /** What the words name, where it is a file. */
  file?: ChatFile
  created_at: number
}

export interface AnswerView {
  state: Conversation['state']
  language: Locale
  site: string
  /** What is known of the visitor; blank where it is not. */
  page: string
  user: string
  email: string
  begun_at: number
  /** Since when they wait for a person's words; null: they do not. */
  waits_since: number | null
  /** The team member who has it; null: the assistant, or a person without a link. */
  taken: { name: string; at: number; mine: boolean } | null
  /** Messages that are new or other than what was asked for, in their order. */
  messages: AnswerMessage[]
  /** Whether there are older ones that are not shown. */
  has_older: boolean
  /** What the next reading says that it knows. */
  after: number
  revision: number
  version: string
  /** Whether files are taken (`CHAT_FILES`). */
  takes_files: boolean
  /** When the link ends if it is not used again. */
  expires_at: number
}

/** Why a link opens nothing any more. */
export type LinkEnd = 'closed' | 'withdrawn' | 'expired'

export type AnswerReading = { open: AnswerView } | { ended: LinkEnd }

/** A phrase that may be put into an answer. */
export interface CannedPhrase {
  code: string
  text: string
}
