import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Chapter } from '#components/datasets/chapter'
import { type Family, familyName } from '#lib/content/datasets/families'
import styles from './explorer.module.scss'

/** An explorer with the note that what it shows is synthetic; the framework makes it live as it comes near. */
export function ExplorerFrame({ family, children }: { family: Family; children: ReactNode }) {
  const t = useTranslations('DatasetExplorer')
  return (
    <Chapter id="explorer" title={t('title')} text={t('synthetic', { family: familyName[family] })}>
      <div className={styles.explorer} data-island="near">
        {children}
      </div>
    </Chapter>
  )
}
