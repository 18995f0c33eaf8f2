import { useTranslations } from 'next-intl'
import { type Origin, sources } from '#lib/content/datasets/source'
import styles from './source-note.module.scss'

/** Where a fact comes from and how sure it is: links where there is a public address, a plain word otherwise. */
export function SourceNote({ origin }: { origin: Origin }) {
  const t = useTranslations('DatasetSources')
  return (
    <span className={styles.note} data-confidence={origin.confidence}>
      {t(origin.confidence)}{' '}
      {origin.sources.map((name) => {
        const { name: title, href } = sources[name]
        return href ? (
          <a key={name} href={href} rel="external">
            {title}
          </a>
        ) : (
          <span key={name}>{title}</span>
        )
      })}
    </span>
  )
}
