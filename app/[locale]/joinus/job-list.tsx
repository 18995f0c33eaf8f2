import { useTranslations } from 'next-intl'
import { ArticleBody } from '#components/entries/article-body'
import { ApplButton } from '#components/forms/appl-button'
import type { JobEntry } from '#lib/entries/read-entries'
import styles from './job-list.module.scss'

/** Fields of work or open posts, each with what it is about and a way to apply; a post says its team, place and that it is open. */
export function JobList({ jobs }: { jobs: readonly JobEntry[] }) {
  const t = useTranslations('JoinPage')
  return (
    <ul className={styles.jobs}>
      {jobs.map((job) => (
        <li key={job.slug} className={styles.job} id={job.slug}>
          <div className={styles.head}>
            {job.open && <p className={styles.team}>{[job.team, job.place, t('open')].filter(Boolean).join(' · ')}</p>}
            <h3 className={styles.title}>{job.title}</h3>
          </div>
          <div className={styles.matter}>
            <p className={styles.summary}>{job.summary}</p>
            <details className={styles.more}>
              <summary aria-label={`${t('about')} ${job.title}`}>{t('about')}</summary>
              <div className={styles.body}>
                <ArticleBody blocks={job.body.blocks} />
                <ApplButton label={t('applyFor')} opening={openingOf(job)} />
              </div>
            </details>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The purpose of an application: an opening, or a field of work without one. */
export function openingOf({ open, title, team }: JobEntry): string {
  return open ? title : team
}
