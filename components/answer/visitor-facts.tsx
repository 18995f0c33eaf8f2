'use client'
import { useEffect, useState } from 'react'
import type { DeskWords } from '#components/answer/desk-words.ts'
import { formatMessage } from '#lib/i18n/format-message'
import type { AnswerView } from '#lib/protocol/answer-link'
import styles from './answer-desk.module.scss'

const minuteMs = 60_000

/** Who has the conversation. */
function stateOf({ state, taken }: AnswerView, { states }: DeskWords): string {
  if (taken?.mine) return states.mine
  if (taken?.name) return formatMessage(states.taken, { name: taken.name })
  return state === 'human' ? states.somebody : states.assistant
}

/** Who has the conversation, how long the visitor has waited, and what is known of them: as text, whatever they wrote. */
export function VisitorFacts({ view, words }: { view: AnswerView; words: DeskWords }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs / 4)
    return () => clearInterval(timer)
  }, [])
  const { facts } = words
  const known = [
    [facts.page, view.page],
    [facts.email, view.email],
    [facts.user, view.user],
    [facts.site, view.site],
  ].filter(([, value]) => value !== '')
  return (
    <>
      <p className={styles.state} role="status">
        <strong>{stateOf(view, words)}</strong>
        {view.waits_since !== null && (
          <span className={styles.waits}>
            {formatMessage(words.waits, { minutes: Math.max(0, Math.floor((now - view.waits_since) / minuteMs)) })}
          </span>
        )}
      </p>
      <dl className={styles.facts} aria-label={facts.label}>
        {known.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
