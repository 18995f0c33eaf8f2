import { randomUUID } from 'node:crypto'
import { chatMessages } from '#lib/assistant/messages'
import { type Appended, appendMessage } from '#lib/chat/append-message'
import { withCannedAnswers } from '#lib/chat/canned-answers'
import { chatLimits } from '#lib/chat/limits'
import { endWait } from '#lib/chat/person-waits'
import { storableText } from '#lib/forms/patterns'
import type { Locale } from '#lib/i18n/locales'
import type { Sql } from '#lib/store/dialect'
import type { Query } from '#lib/store/engine'

/** An operator's words as they can be kept and shown: text, no longer than a visitor's, with what its codes stand for. */
export function operatorText(text: string, language: Locale): string {
  const plain = storableText(text.replace(/\r\n?/g, '\n')).normalize('NFC')
  return withCannedAnswers([...plain].slice(0, chatLimits.text).join(''), language)
}

interface Words extends Omit<Appended, 'author' | 'set'> {
  /** The visitor's. */
  language: Locale
}

/** A person's words, who has the conversation from now on: told once. The caller holds the lock `chat:<id>`. */
export function operatorWords(sql: Sql, { conversationId, language, body, now, mark, still }: Words): readonly Query[] {
  const { joined } = chatMessages[language].ChatHandOver
  const said = { conversationId, now, set: { state: 'human' as const, waiting_since: null } }
  return [
    ...appendMessage(sql, {
      ...said,
      author: 'system',
      body: { type: 'text', text: joined },
      mark: randomUUID(),
      still: (row) => row.and([row('state', '!=', 'human'), still(row)]),
    }),
    ...appendMessage(sql, { ...said, author: 'operator', body, mark, still }),
    endWait(sql, { conversationId, by: 'person', now, after: mark }),
  ]
}
