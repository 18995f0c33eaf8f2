import type { ChatFile } from '#lib/protocol/chat-files'
import type { Picture, Rating, Suggestion, Table, Message as WidgetMessage } from '#lib/protocol/widget-messages'
import type { MessageRow } from '#lib/store/chat-tables'

export interface Source {
  title: string
  url: string
}

/** The content of a message by kind; `text` is readable on its own (docs/widget-protocol.md). */
export type MessageBody =
  | { type: 'text'; text: string }
  | {
      type: 'answer'
      text: string
      answer_id: string
      source?: Source
      offer?: 'board' | 'callback'
      picture?: Picture
      table?: Table
    }
  | { type: 'suggestions'; text: string; suggestions: Suggestion[] }
  | { type: 'board'; text: string; prefill: string }
  | { type: 'rating'; text: string; rating?: Rating }
  | { type: 'file'; text: string; file: ChatFile }

/** The model's part in a message: asked (with the fallback), growing, answered, declined. */
export type ModelMark = { state: 'pending'; instead: MessageBody } | { state: 'growing' | 'answered' | 'declined' }

export type StoredBody = MessageBody & { model?: ModelMark }

/** After this time a pending message's process is gone. */
const pendingMs = 60_000

/** The visible part of a body; a pending one only shows that it waits. */
export function shownBody({ model, ...body }: StoredBody, createdAt: number): MessageBody & { pending?: true } {
  if (model?.state !== 'pending') return body
  return Date.now() - createdAt > pendingMs ? model.instead : { ...body, pending: true }
}

interface MessageFrame {
  seq: number
  client_id: string | null
  author: MessageRow['author']
  rev: number
  created_at: number
  reply_to?: number
}

export type Message = MessageBody & { pending?: true } & MessageFrame

/** A stored message as the widget gets it. */
export function messageOf({ seq, client_id, author, body, rev, reply_to, created_at }: MessageRow): Message {
  // Written by `bodyText` from a StoredBody, and by nothing else.
  const shown = shownBody(JSON.parse(body) as StoredBody, created_at)
  const message = { seq, client_id, author, ...shown, rev, created_at, ...(reply_to === null ? {} : { reply_to }) }
  // The widget's fields are declared once for both sides.
  return message satisfies WidgetMessage
}

/** A body as the column `message.body` holds it; `messageOf` reads it back. */
export function bodyText(body: StoredBody): string {
  return JSON.stringify(body)
}

/** The host page's context of a message as stored (bounded by its handler); empty if there was none. */
export function contextOf(stored: string | null): Record<string, string | number | boolean> {
  // Written by `postMessage` from a checked value, and by nothing else.
  return stored === null ? {} : (JSON.parse(stored) as Record<string, string | number | boolean>)
}
