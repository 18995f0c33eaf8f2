'use client'
import { useEffect, useState } from 'react'
import type { DeskWords } from '#components/answer/desk-words.ts'
import { formatMessage } from '#lib/i18n/format-message'
import type { AnswerView } from '#lib/protocol/answer-link'
import styles from './conversation-state-line.module.scss'

const minuteMs = 60_000

function stateOf({ state, taken }: AnswerView, { states }: DeskWords): string {
  if (taken?.mine) return states.mine
  if (taken?.name) return formatMessage(states.taken, { name: taken.name })
  return state === 'human' ? states.somebody : states.assistant
}

/** The team member who has the conversation, announced on change, and how long the visitor has waited. */
export function ConversationState({ view, words }: { view: AnswerView; words: DeskWords }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs / 4)
    return () => clearInterval(timer)
  }, [])
  const minutes = view.waits_since === null ? undefined : Math.floor((now - view.waits_since) / minuteMs)
  return (
    <div className={styles.state}>
      <p role="status">
        <strong>{stateOf(view, words)}</strong>
      </p>
      {minutes !== undefined && (
        <p className={styles.waits}>{minutes > 0 ? formatMessage(words.waits, { minutes }) : words.waitsNow}</p>
      )}
    </div>
  )
}
