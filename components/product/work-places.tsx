import { useTranslations } from 'next-intl'
import { Picture } from '#components/ui/picture'
import { Section } from '#components/ui/section'
import { SiteLink } from '#components/ui/site-link'
import { WholeRanges } from '#components/ui/whole-ranges'
import { WholeWords } from '#components/ui/whole-words'
import { type BoatSlug, boatPath } from '#lib/content/fleet'
import type { PictureName } from '#lib/content/pictures'
import type { SitePath } from '#lib/routes/table'
import styles from './work-places.module.scss'

interface WorkPlacesProps {
  copy: {
    label: string
    title: string
    lead?: string
    items: readonly { title: string; text: string }[]
    /** Where another boat does better, said before the buyer finds out. */
    elsewhere: { text: string; link: string }
  }
  /** What shows each item, in their order, and the page that tells more of such a water. */
  shown: readonly { picture: PictureName; to?: SitePath }[]
  /** The boat that `elsewhere` leads to. */
  instead: BoatSlug
  tone?: 'light' | 'paper' | 'dark'
}

/** The waters a boat is for, a picture each that leads to the case, and where another boat does better. */
export function WorkPlaces({ copy, shown, instead, tone }: WorkPlacesProps) {
  const t = useTranslations('WorkPlaces')
  return (
    <Section id="waters" label={copy.label} title={copy.title} lead={copy.lead} tone={tone}>
      <ul className={styles.list}>
        {copy.items.map(({ title, text }, index) => {
          const place = shown[index]
          return (
            <li key={title} className={styles.place}>
              {place && (
                <Picture className={styles.picture} name={place.picture} sizes="(min-width: 768px) 31vw, 100vw" />
              )}
              <h3 className={styles.name}>
                {place?.to ? (
                  <SiteLink className={styles.link} to={place.to}>
                    <WholeWords>{title}</WholeWords>
                  </SiteLink>
                ) : (
                  <WholeWords>{title}</WholeWords>
                )}
              </h3>
              <p className={styles.text}>
                <WholeRanges>{text}</WholeRanges>
              </p>
            </li>
          )
        })}
      </ul>
      <p className={styles.elsewhere}>
        <WholeRanges>{copy.elsewhere.text}</WholeRanges>{' '}
        <SiteLink to={boatPath(instead)}>{copy.elsewhere.link}</SiteLink>
        {' · '}
        <SiteLink to="/case">{t('cases')}</SiteLink>
      </p>
    </Section>
  )
}
