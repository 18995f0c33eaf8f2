import { useLocale, useTranslations } from 'next-intl'
import { Picture } from '#components/ui/picture'
import { SiteLink } from '#components/ui/site-link'
import { areaOf, areaReadings } from '#lib/content/area-units'
import { boats } from '#lib/content/boats/catalogue'
import { isConfirmed } from '#lib/content/boats/figure'
import { areaInBoth } from '#lib/content/boats/print'
import { type BoatSlug, boatPath, boatPicture } from '#lib/content/fleet'
import { boatListings } from '#lib/i18n/boat-listings'
import { useQuantityText } from '#lib/i18n/quantity-text'
import styles from './boat-slide.module.scss'

/** The two figures a buyer asks first; a boat without a confirmed one shows none (READ-5). */
function useBoatFacts(slug: BoatSlug): string[] {
  const t = useTranslations('BoatSeries')
  const text = useQuantityText()
  const locale = useLocale()
  const { figures } = boats[slug].variants[0]
  const { enduranceH } = figures
  const area = areaOf(figures, 'coverArea')
  return [
    ...(area ? [areaInBoth(areaReadings(area, locale), locale)] : []),
    ...(enduranceH && isConfirmed(enduranceH) ? [t('hours', { quantity: text(enduranceH.quantity) })] : []),
  ]
}

/** One boat of a series: the cut-out, its class and name, what it does, two figures; all of it one link. */
export function BoatSlide({ slug }: { slug: BoatSlug }) {
  const locale = useLocale()
  const boat = useTranslations('Boats')
  const facts = useBoatFacts(slug)
  return (
    <li className={styles.slide}>
      <SiteLink className={styles.link} to={boatPath(slug)} draggable={false}>
        <Picture
          className={styles.boat}
          name={boatPicture(slug, 'studio')}
          sizes="(min-width: 1024px) 46vw, 84vw"
          decorative
        />
        <span className={styles.copy}>
          <span className={styles.kind}>{boat(`${slug}.class`)}</span>
          <strong className={styles.name}>{boat(`${slug}.name`)}</strong>
          <span className={styles.does}>{boatListings[locale][slug].summary}</span>
          {facts.length > 0 && (
            <span className={styles.facts}>
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </span>
          )}
        </span>
      </SiteLink>
    </li>
  )
}
