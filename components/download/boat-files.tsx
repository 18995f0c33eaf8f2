import { useTranslations } from 'next-intl'
import { Picture } from '#components/ui/picture'
import { SiteLink } from '#components/ui/site-link'
import type { LeafletFile } from '#lib/content/downloads'
import { downloads } from '#lib/content/downloads'
import { type BoatSlug, boatPath, boatPicture } from '#lib/content/fleet'
import { languageTag } from '#lib/i18n/locales'
import styles from './boat-files.module.scss'
import row from './file-row.module.scss'

/** A boat and its documents. */
export function BoatFiles({
  slug,
  className,
  fileClassName,
}: {
  slug: BoatSlug
  className?: string
  fileClassName?: string
}) {
  const t = useTranslations('Boats')
  return (
    <section
      className={[styles.boat, className].filter(Boolean).join(' ')}
      data-boat={slug}
      aria-labelledby={`files-${slug}`}
    >
      <Picture
        name={boatPicture(slug, 'studio')}
        sizes="(min-width: 768px) 240px, 60vw"
        decorative
        className={styles.picture}
      />
      <div>
        <h2 id={`files-${slug}`} className={styles.name}>
          <SiteLink to={boatPath(slug)}>{t(`${slug}.name`)}</SiteLink>
        </h2>
        <p className={styles.class}>{t(`${slug}.class`)}</p>
        <ul className={styles.files}>
          {downloads
            .filter(({ boat }) => boat === slug)
            .map((file) => (
              <FileRow key={file.file} file={file} className={fileClassName} />
            ))}
        </ul>
      </div>
    </section>
  )
}

/** One file: what it is, what it weighs, when it was made, how to check it. */
function FileRow({ file, className }: { file: LeafletFile; className?: string }) {
  const t = useTranslations('DownloadPage')
  const kind = useTranslations('Leaflet.kinds')
  const boat = useTranslations('Boats')
  const title = `${boat(`${file.boat}.name`)} ${kind(file.kind)}`
  return (
    <li className={[row.file, className].filter(Boolean).join(' ')} data-kind={file.kind} data-language={file.language}>
      <a
        className={row.link}
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
      <details className={row.checksum}>
        <summary aria-label={`SHA-256 ${title}`}>SHA-256</summary>
        <code translate="no">{file.sha256}</code>
      </details>
    </li>
  )
}
