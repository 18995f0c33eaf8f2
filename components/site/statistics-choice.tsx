import type { StatisticsService } from '#lib/config/statistics-services'
import type { Locale } from '#lib/i18n/locales'
import styles from './statistics-choice.module.scss'

interface StatisticsChoiceProps {
  locale: Locale
  services: readonly StatisticsService[]
  privacyHref: string
  messages: Record<'title' | 'text' | 'privacy' | 'agree' | 'decline', string>
}

/** The question with two equal answers; the page script (`askAboutStatistics`) shows it and acts on the answer. */
export function StatisticsChoice({ locale, services, privacyHref, messages }: StatisticsChoiceProps) {
  return (
    <section
      className={styles.choice}
      aria-labelledby="statistics-title"
      data-tone="dark"
      data-statistics={JSON.stringify({ locale, services })}
      hidden
    >
      <h2 id="statistics-title" className={styles.title}>
        {messages.title}
      </h2>
      <p className={styles.text}>
        {messages.text} <a href={privacyHref}>{messages.privacy}</a>
      </p>
      <div className={styles.answers}>
        <button type="button" data-answer="declined">
          {messages.decline}
        </button>
        <button type="button" data-answer="agreed">
          {messages.agree}
        </button>
      </div>
    </section>
  )
}
