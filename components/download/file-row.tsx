import { useTranslations } from 'next-intl'
import type { LeafletFile } from '#lib/content/downloads'
import { languageTag } from '#lib/i18n/locales'
import styles from './file-row.module.scss'

/** One file: what it is, what it weighs, when it was made, how to check it. */
export function FileRow({ file, className }: { file: LeafletFile; className?: string }) {
  const t = useTranslations('DownloadPage')
  const kind = useTranslations('Leaflet.kinds')
  const boat = useTranslations('Boats')
  const title = `${boat(`${file.boat}.name`)} ${kind(file.kind)}`
  return (
    <li
      className={[styles.file, className].filter(Boolean).join(' ')}
      data-kind={file.kind}
      data-language={file.language}
    >
      <a
        className={styles.link}
        href={`/downloads/${file.file}`}
        download
        hrefLang={languageTag[file.language]}
        aria-label={t('download', { title, language: t(`languages.${file.language}`) })}
      >
        {kind(file.kind)}
      </a>
      <span lang={languageTag[file.language]}>{t(`languages.${file.language}`)}</span>
      <span>{t('size', { kilobytes: Math.round(file.bytes / 1024) })}</span>
      <time dateTime={file.date}>{file.date}</time>
      <details className={styles.checksum}>
        <summary aria-label={`SHA-256 ${title}`}>SHA-256</summary>
        <code translate="no">{file.sha256}</code>
      </details>
    </li>
  )
}
