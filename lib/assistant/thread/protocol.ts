import type { Passage } from '#lib/assistant/retrieve'
import type { MessageBody } from '#lib/chat/message'
import type { Locale } from '#lib/i18n/locales'

/** A visitor's text and what an answer to it may lean on. */
export interface Question {
  text: string
  /** The conversation's own language; the text may be in the other. */
  language: Locale
  /** What the visitor said before, the latest last. */
  said: readonly string[]
  /** The path of the page they write on, as it names itself; empty where it is not known. */
  page: string
  /** Whether a language model may word the answer. */
  isForModel: boolean
}

export interface Reply {
  /** The language of the text, and so of the answer. */
  language: Locale
  bodies: MessageBody[]
  isGoodbye: boolean
  /** What a model may answer from: only where one may word the answer, and something of ours is near. */
  passages: Passage[]
}

/** To the assistant's thread: a question by its number. */
export interface ToThread {
  id: number
  question: Question
}

/** From the thread: that both languages are loaded, a reply, or why there is none. */
export type FromThread = { isWarm: true } | { id: number; reply: Reply } | { id: number; error: string }
