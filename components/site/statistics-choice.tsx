'use client'

import { useEffect, useState } from 'react'
import { forgetStatistics, loadStatistics } from '#components/site/load-statistics.ts'
import { type Answer, keepAnswer, readAnswers } from '#components/site/statistics-answers.ts'
import type { StatisticsService } from '#lib/config/statistics-services'
import type { Locale } from '#lib/i18n/locales'
import styles from './statistics-choice.module.scss'

/** The footer's control dispatches this event to have the question shown again. */
export const reopenEvent = 'orca:statistics-choice'

interface StatisticsChoiceProps {
  locale: Locale
  services: readonly StatisticsService[]
  privacyHref: string
  words: Record<'title' | 'text' | 'privacy' | 'agree' | 'decline', string>
}

/**
 * The question itself: two equal answers, remembered for this language and the services it names; script, because only
 * script loads what it is about. A service that was not named before asks anew.
 */
export function StatisticsChoice({ locale, services, privacyHref, words }: StatisticsChoiceProps) {
  const [asking, setAsking] = useState(false)

  useEffect(() => {
    const answers = readAnswers(locale)
    if (answers) {
      loadStatistics(services.filter(({ id }) => answers[id] === 'agreed'))
      setAsking(services.some(({ id }) => !answers[id]))
    }
    const reopen = () => setAsking(true)
    window.addEventListener(reopenEvent, reopen)
    return () => window.removeEventListener(reopenEvent, reopen)
  }, [locale, services])

  function answer(choice: Answer) {
    const before = readAnswers(locale) ?? {}
    keepAnswer(locale, services, choice)
    setAsking(false)
    if (choice === 'agreed') return loadStatistics(services)
    const withdrawn = services.filter(({ id }) => before[id] === 'agreed')
    if (withdrawn.length === 0) return
    forgetStatistics(withdrawn)
    location.reload() // a script that runs cannot be taken out of a page
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
