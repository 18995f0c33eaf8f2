import { useTranslations } from 'next-intl'
import { usvInland } from '#lib/content/datasets/usvinland'
import styles from './sequence-name.module.scss'

const parts = ['site', 'run', 'start', 'end'] as const

/** A sequence's name taken apart, and all names that one project met. */
export function SequenceName() {
  const t = useTranslations('SequenceName')
  const example = usvInland.sequences.at(-1)?.split('_') ?? []
  return (
    <div className={styles.name}>
      <dl className={styles.parts}>
        {parts.map((part, index) => (
          <div key={part}>
            <dt>{t(part)}</dt>
            <dd translate="no">{example[index]}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.all} aria-label={t('all')}>
        {usvInland.sequences.map((sequence) => (
          <li key={sequence} translate="no">
            {sequence}
          </li>
        ))}
      </ul>
    </div>
  )
}
