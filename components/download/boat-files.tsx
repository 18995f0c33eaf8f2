import { useTranslations } from 'next-intl'
import { FileRow } from '#components/download/file-row'
import { Picture } from '#components/ui/picture'
import { SiteLink } from '#components/ui/site-link'
import { downloads } from '#lib/content/downloads'
import { type BoatSlug, boatPath, boatPicture } from '#lib/content/fleet'
import styles from './boat-files.module.scss'

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
