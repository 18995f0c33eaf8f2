import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Chapter } from '#components/datasets/page/chapter'
import { Island } from '#components/islands/island'
import { type FamilyPath, families, familyName } from '#lib/content/datasets/families'
import styles from './explorer.module.scss'

/** An explorer with the note that what it shows is synthetic; it comes alive as it comes near. */
export function ExplorerFrame({ path, children }: { path: FamilyPath; children: ReactNode }) {
  const t = useTranslations('DatasetExplorer')
  const part = useTranslations('DatasetFamily.chapters')(path)
  const family = families.flow.some((own) => own === path) ? familyName.flow : familyName.usvInland
  return (
    <Chapter id="explorer" title={t('title')} text={t('synthetic', { family, part })}>
      <div className={styles.explorer}>
        <Island name="explorer" starts="near">
          {children}
        </Island>
      </div>
    </Chapter>
  )
}
