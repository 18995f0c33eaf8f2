import { chatMessages } from '#lib/assistant/messages'
import type { Notice, Waiting } from '#lib/chat/wait-notices/notify-team'
import { formatMessage } from '#lib/i18n/format-message'

/** Visitors of one notice: with their links they fit the 2048 bytes that WeCom takes. The others are in the next. */
export const mostOfNotice = 6

/** What the team reads of visitors who wait; nothing of what they wrote. */
export function noticeOf(waiting: readonly Waiting[]): Notice {
  const { title, text } = chatMessages.zh.ChatWaitNotice
  const lines = waiting.map(({ minutes, page, link, conversation }) =>
    formatMessage(text, { minutes, page: page || '–', link, id: conversation.slice(-12) }),
  )
  return { title, text: [title, ...lines].join('\n'), waiting }
}
