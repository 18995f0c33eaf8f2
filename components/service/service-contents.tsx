import { useTranslations } from 'next-intl'
import { Picture } from '#components/ui/picture'
import { boatPicture } from '#lib/content/fleet'
import { serviceSections } from '#lib/content/service'
import styles from './service-contents.module.scss'

const parts = ['pilot', 'acceptance', 'cost', 'ask', 'questions'] as const

/** One boat of each line stands for it. */
const lines = [
  { part: serviceSections.cleaning, boat: 'smurf' },
  { part: serviceSections.leisure, boat: 'xi' },
  { part: serviceSections.pilot, boat: 'apas' },
] as const

/** Where things stand on the page of buying and service: what is one's own kind of boat, then what is the same for all. No script. */
export function ServiceContents() {
  const t = useTranslations('ServiceContents')
  return (
    <nav data-screen-only="" className={styles.contents} aria-label={t('label')}>
      {lines.map(({ part, boat }) => (
        <a key={part} className={styles.line} href={`#${part}`}>
          <Picture className={styles.picture} name={boatPicture(boat, 'studio')} sizes="200px" decorative />
          {t(part)}
        </a>
      ))}
      <div className={styles.parts}>
        {parts.map((part) => (
          <a key={part} href={`#${part}`}>
            {t(part)}
          </a>
        ))}
      </div>
    </nav>
  )
}
