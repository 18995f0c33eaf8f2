'use client'
import { useEffect, useState } from 'react'
import type { DeskWords } from '#components/answer/desk-words.ts'
import type { Act } from '#components/answer/link-api.ts'
import type { CannedPhrase } from '#lib/protocol/answer-link'
import styles from './canned-answers.module.scss'

const mostListed = 20

interface CannedAnswersProps {
  act: Act
  words: DeskWords
  onChoose: (text: string) => void
}

/** The canned answers in the visitor's language, found by their words; one is put into the answer, to be read before it goes. */
export function CannedAnswers({ act, words, onChoose }: CannedAnswersProps) {
  const [phrases, setPhrases] = useState<readonly CannedPhrase[]>()
  const [sought, setSought] = useState('')
  useEffect(() => {
    void act((calls) => calls.canned()).then(setPhrases)
  }, [act])
  const wanted = sought.trim().toLowerCase()
  const found = phrases?.filter(({ code, text }) => `${code} ${text}`.toLowerCase().includes(wanted)) ?? []
  return (
    <div className={styles.canned}>
      <label className={styles.hidden} htmlFor="answer-sought">
        {words.search}
      </label>
      <input
        id="answer-sought"
        type="search"
        value={sought}
        placeholder={words.search}
        autoComplete="off"
        onChange={(event) => setSought(event.target.value)}
        // Enter in here is no answer yet.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul>
        {found.slice(0, mostListed).map(({ code, text }) => (
          <li key={code}>
            <button type="button" onClick={() => onChoose(text)}>
              <span className={styles.code}>/{code}</span> {text}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{phrases && found.length === 0 ? words.none : ''}</p>
    </div>
  )
}
