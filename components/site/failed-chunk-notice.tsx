import { useTranslations } from 'next-intl'
import { failedChunkNoticeId } from '#lib/browser/navigation/failed-chunks'
import styles from './failed-chunk-notice.module.scss'

/** Hidden until a part of the program fails to load twice within a minute; the page itself stays readable. */
export function FailedChunkNotice() {
  const t = useTranslations('FailedChunkNotice')
  return (
    <div id={failedChunkNoticeId} className={styles.notice} role="alert" hidden data-tone="dark">
      <p>{t('text')}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this very page, loaded again without any script */}
      <a href="">{t('again')}</a>
    </div>
  )
}
