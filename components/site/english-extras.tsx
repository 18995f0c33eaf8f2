import { ContactPanel } from '#components/site/contact-panel'
import { FloatingPicture } from '#components/site/floating-picture'
import { currentLocale } from '#lib/i18n/current-locale'
import styles from './english-extras.module.scss'

/** What English pages have over their content; a page that goes without says so in the route table (READ-13). */
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
