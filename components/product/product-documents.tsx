import { useLocale, useTranslations } from 'next-intl'
import { H3 } from '#components/ui/heading'
import { downloads } from '#lib/content/downloads'
import type { BoatSlug } from '#lib/content/fleet'
import styles from './product-documents.module.scss'

/** The boat's datasheet and brochure in the language being read, for the file of a tender. */
export function ProductDocuments({ slug }: { slug: BoatSlug }) {
  const t = useTranslations('ProductDocuments')
  const names = useTranslations('Leaflet.kinds')
  const locale = useLocale()
  const files = downloads.filter(({ boat, language }) => boat === slug && language === locale)
  if (files.length === 0) return null
  return (
    <div className={styles.documents}>
      <H3 className={styles.title}>{t('title')}</H3>
      <ul className={styles.list}>
        {files.map(({ file, kind, bytes }) => (
          <li key={file}>
            <a className={styles.file} href={`/downloads/${file}`}>
              {names(kind)}
            </a>{' '}
            <span className={styles.size}>{t('size', { kilobytes: Math.round(bytes / 1024) })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
