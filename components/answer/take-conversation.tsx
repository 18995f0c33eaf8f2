'use client'
import { useEffect, useState } from 'react'
import type { DeskWords } from '#components/answer/desk-words.ts'
import { keepName, readName } from '#components/answer/kept-drafts.ts'
import type { Act } from '#components/answer/link-api.ts'
import { formatMessage } from '#lib/i18n/format-message'
import { type AnswerView, longestName } from '#lib/protocol/answer-link'
import styles from './take-conversation.module.scss'

interface TakeConversationProps {
  view: AnswerView
  act: Act
  words: DeskWords
}

/** "I’ll take it", with a name that is asked once on a device; where a colleague has it, from whom. Gone once it is ours. */
export function TakeConversation({ view, act, words }: TakeConversationProps) {
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => setName(readName()), [])
  const { taken } = view
  if (taken?.mine) return null
  const label = !taken
    ? words.take
    : taken.name
      ? formatMessage(words.takeOver, { name: taken.name })
      : words.takeOverPlain
  return (
    <form
      className={styles.take}
      onSubmit={async (event) => {
        event.preventDefault()
        keepName(name.trim())
        setBusy(true)
        await act((calls) => calls.take(name.trim(), taken?.at ?? 0))
        setBusy(false)
      }}
    >
      <label htmlFor="answer-name">{words.name}</label>
      <input
        id="answer-name"
        name="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        required
        pattern=".*\S.*"
        maxLength={longestName}
        autoComplete="nickname"
      />
      <button type="submit" disabled={isBusy}>
        {label}
      </button>
    </form>
  )
}
