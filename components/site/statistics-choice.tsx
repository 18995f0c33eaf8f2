import type { StatisticsService } from '#lib/config/statistics-services'
import type { Locale } from '#lib/i18n/locales'
import styles from './statistics-choice.module.scss'

interface StatisticsChoiceProps {
  locale: Locale
  services: readonly StatisticsService[]
  privacyHref: string
  words: Record<'title' | 'text' | 'privacy' | 'agree' | 'decline', string>
}

/**
 * The question itself, with two equal answers. The page script shows it and does what was answered
 * (`askAboutStatistics`): only script loads what it is about.
 */
export function StatisticsChoice({ locale, services, privacyHref, words }: StatisticsChoiceProps) {
  return (
    <section
      className={styles.choice}
      aria-labelledby="statistics-title"
      data-tone="dark"
      data-statistics={JSON.stringify({ locale, services })}
      hidden
    >
      <h2 id="statistics-title" className={styles.title}>
        {words.title}
      </h2>
      <p className={styles.text}>
        {words.text} <a href={privacyHref}>{words.privacy}</a>
      </p>
      <div className={styles.answers}>
        <button type="button" data-answer="declined">
          {words.decline}
        </button>
        <button type="button" data-answer="agreed">
          {words.agree}
        </button>
      </div>
    </section>
  )
}
