import { useTranslations } from 'next-intl'
import { H2 } from '#components/ui/heading'
import type { NewsEntry } from '#lib/entries/read-entries'
import styles from './source-list.module.scss'

/** Where the facts of an entry come from, each a link to the original. */
export function SourceList({ sources }: { sources: NewsEntry['sources'] }) {
  const t = useTranslations('SourceList')
  if (sources.length === 0) return null
  return (
    <section className={styles.sources} aria-labelledby="sources-title">
      <H2 id="sources-title" className={styles.title}>
        {t('title')}
      </H2>
      <p className={styles.note}>{t('note')}</p>
      <ol className={styles.list}>
        {sources.map(({ title, url }) => (
          <li key={url} className={styles.source}>
            <a href={url} rel="noopener">
              {title}
            </a>
            <span className={styles.host}>{new URL(url).hostname}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
