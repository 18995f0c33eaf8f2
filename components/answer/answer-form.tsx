'use client'
import { useRef, useState } from 'react'
import { CannedAnswers } from '#components/answer/canned-answers'
import type { DeskWords } from '#components/answer/desk-words.ts'
import { FileChoice, FileTray } from '#components/answer/file-sending'
import { readName } from '#components/answer/kept-drafts.ts'
import type { Act } from '#components/answer/link-api.ts'
import { useFiles } from '#components/answer/use-files.ts'
import styles from './answer-form.module.scss'

/** In characters; the server's rule (READ-12). */
const longestAnswer = 4000

/** On a device with a keyboard Enter sends; on a telephone it begins a line. */
const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches

interface AnswerFormProps {
  takesFiles: boolean
  draft: string
  setDraft: (text: string) => void
  answer: (text: string, name: string) => void
  act: Act
  words: DeskWords
}

/** The field to answer in, with canned answers to begin from. An answer that cannot be sent at once is sent later, once. */
export function AnswerForm({ takesFiles, draft, setDraft, answer, act, words }: AnswerFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const files = useFiles(act, words.files)
  const [isCanned, setCanned] = useState(false)
  const send = () => {
    if (draft.trim() !== '') answer(draft, readName())
    field.current?.focus()
  }
  return (
    <form
      className={styles.answer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {isCanned && (
        <CannedAnswers
          act={act}
          words={words}
          onChoose={(text) => {
            setDraft(draft.trim() === '' ? text : `${draft}\n${text}`)
            setCanned(false)
            field.current?.focus()
          }}
        />
      )}
      <FileTray files={files} words={words.files} />
      <label className={styles.hidden} htmlFor="answer-text">
        {words.answer}
      </label>
      <textarea
        ref={field}
        id="answer-text"
        name="answer"
        rows={2}
        value={draft}
        maxLength={longestAnswer}
        placeholder={words.answer}
        aria-describedby="answer-hint"
        onChange={(event) => setDraft(event.target.value)}
        onPaste={(event) => {
          const given = [...event.clipboardData.files]
          if (!takesFiles || given.length === 0) return
          event.preventDefault()
          files.add(given)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return
          event.preventDefault()
          send()
        }}
      />
      <div className={styles.buttons}>
        <button type="button" aria-expanded={isCanned} onClick={() => setCanned(!isCanned)}>
          {words.canned}
        </button>
        {takesFiles && <FileChoice take={files.add} words={words.files} />}
        <span id="answer-hint" className={styles.hint}>
          {words.hint}
        </span>
        <button type="submit" className={styles.send}>
          {words.send}
        </button>
      </div>
    </form>
  )
}
