import { useTranslations } from 'next-intl'
import { ContactPanel } from '#components/site/contact-panel'
import { Picture } from '#components/ui/picture'
import { SiteLink } from '#components/ui/site-link'
import { currentLocale } from '#lib/i18n/current-locale'
import styles from './english-extras.module.scss'
import picture from './floating-picture.module.scss'

/** The extras of English pages; the route table excludes some pages (READ-13). */
export async function EnglishExtras() {
  if ((await currentLocale()) !== 'en') return null
  return (
    <>
      <div className={styles.room} />
      <FloatingPicture />
      <ContactPanel />
    </>
  )
}

/** The fixed picture of the English pages that leads to the consultation form (SPEC-2). */
function FloatingPicture() {
  const t = useTranslations('FloatingPicture')
  return (
    <aside className={picture.place} data-over-page="" aria-label={t('label')}>
      <SiteLink className={picture.link} to="/advisory">
        <Picture className={picture.picture} name="smurf-studio" sizes="112px" decorative />
        <span className={picture.label}>{t('label')}</span>
      </SiteLink>
    </aside>
  )
}
