import type { Message as WidgetMessage } from '#lib/protocol/widget-messages'
import type { MessageRow } from '#lib/store/tables'

/** A picture under `/widget/pictures/`, which pages of other sites may show. */
export interface Picture {
  url: string
  alt: string
  width: number
  height: number
}

export interface Source {
  title: string
  url: string
}

/** What one message shows, by kind; `text` is readable on its own (docs/widget-protocol.md). */
export type MessageBody =
  | { type: 'text'; text: string }
  | {
      type: 'answer'
      text: string
      answer_id: string
      source?: Source
      offer?: 'board' | 'callback'
      picture?: Picture
    }
  | { type: 'suggestions'; text: string; suggestions: { id: string; question: string }[] }
  | { type: 'board'; text: string; prefill: string }

interface MessageFrame {
  seq: number
  client_id: string | null
  author: MessageRow['author']
  rev: number
  created_at: number
  reply_to?: number
}

/** A message as clients see it. */
export type Message = MessageBody & MessageFrame

export function messageOf({ seq, client_id, author, body, rev, reply_to, created_at }: MessageRow): Message {
  // Written by `bodyText` from a MessageBody, and by nothing else.
  const shown = JSON.parse(body) as MessageBody
  const message = { seq, client_id, author, ...shown, rev, created_at, ...(reply_to === null ? {} : { reply_to }) }
  // What the widget reads is declared once for both sides.
  return message satisfies WidgetMessage
}

export function bodyText(body: MessageBody): string {
  return JSON.stringify(body)
}
