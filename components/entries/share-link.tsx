import { useLocale, useTranslations } from 'next-intl'
import { CopyButton } from '#components/datasets/page/copy-button'
import type { DetailPath } from '#lib/routes/table'
import { absoluteUrl } from '#lib/seo/absolute-url'
import styles from './share-link.module.scss'

/** Copies an entry's address: sharing that works with every app, without third parties. */
export function ShareLink({ path }: { path: DetailPath }) {
  const t = useTranslations('ShareLink')
  return (
    <p className={styles.share}>
      <CopyButton text={absoluteUrl(path, useLocale())} label={t('label')} copied={t('copied')} failed={t('failed')} />
    </p>
  )
}
