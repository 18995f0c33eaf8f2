import { useTranslations } from 'next-intl'
import type { CaseEntry } from '#lib/entries/read-entries'
import styles from './case-kind.module.scss'

/** The kind of water where it is known, and whether the case is a named place or a typical deployment. */
export function CaseKind({ entry }: { entry: CaseEntry }) {
  const t = useTranslations('CaseTerms')
  return (
    <span className={styles.kind}>
      {entry.water && t(`water.${entry.water}`)}
      <span className={styles.standing} data-named={entry.place === undefined ? undefined : ''}>
        {entry.place ? `${t('named')} · ${entry.place}` : t('typical')}
      </span>
    </span>
  )
}
