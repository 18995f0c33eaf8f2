'use client'

import { useEffect, useState } from 'react'
import { forgetStatistics, loadStatistics } from '#components/site/load-statistics.ts'
import type { StatisticsScripts } from '#lib/config/statistics-scripts'
import styles from './statistics-choice.module.scss'

/** Where the answer is kept: `agreed` or `declined`. */
const storageKey = 'orca-statistics'

/** The footer's control dispatches this event to have the question shown again. */
export const reopenEvent = 'orca:statistics-choice'

interface StatisticsChoiceProps {
  scripts: StatisticsScripts
  privacyHref: string
  words: Record<'title' | 'text' | 'privacy' | 'agree' | 'decline', string>
}

function remembered(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return 'declined' // storage denied: an answer could not be kept, so the visitor is not asked on every page
  }
}

function keep(choice: 'agreed' | 'declined'): void {
  try {
    localStorage.setItem(storageKey, choice)
  } catch {
    // storage denied: the answer counts for this page and is asked for again from the footer only
  }
}

/** The question itself: two equal answers, remembered; script, because only script loads what it is about. */
export function StatisticsChoice({ scripts, privacyHref, words }: StatisticsChoiceProps) {
  const [asking, setAsking] = useState(false)

  useEffect(() => {
    const answer = remembered()
    if (answer === 'agreed') loadStatistics(scripts)
    else if (answer === null) setAsking(true)
    const reopen = () => setAsking(true)
    window.addEventListener(reopenEvent, reopen)
    return () => window.removeEventListener(reopenEvent, reopen)
  }, [scripts])

  function answer(choice: 'agreed' | 'declined') {
    const before = remembered()
    keep(choice)
    setAsking(false)
    if (choice === 'agreed') loadStatistics(scripts)
    else if (before === 'agreed') {
      forgetStatistics()
      location.reload() // a script that runs cannot be taken out of a page
    }
  }

  if (!asking) return null
  return (
    <section className={styles.choice} aria-labelledby="statistics-title" data-tone="dark">
      <h2 id="statistics-title" className={styles.title}>
        {words.title}
      </h2>
      <p className={styles.text}>
        {words.text} <a href={privacyHref}>{words.privacy}</a>
      </p>
      <div className={styles.answers}>
        <button type="button" onClick={() => answer('declined')}>
          {words.decline}
        </button>
        <button type="button" onClick={() => answer('agreed')}>
          {words.agree}
        </button>
      </div>
    </section>
  )
}
