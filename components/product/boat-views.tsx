import { useTranslations } from 'next-intl'
import { boatViews } from '#lib/content/boat-views'
import { boats } from '#lib/content/boats/catalogue'
import type { BoatSlug } from '#lib/content/fleet'
import styles from './boat-views.module.scss'

/** A boat in lines from the side, from ahead and from above, as its model is: beside each other, on a phone under each other. */
export function BoatViews({ slug }: { slug: BoatSlug }) {
  const t = useTranslations('BoatPlate')
  const { plate, form } = boats[slug]
  const { wide, tall } = boatViews[slug]
  return (
    <>
      <picture className={styles.views}>
        <source media="screen and (width<1024px)" srcSet={`/drawings/views-${slug}-tall.svg`} {...tall} />
        <img
          src={`/drawings/views-${slug}-wide.svg`}
          {...wide}
          alt={t('views', { boat: plate })}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <p className={styles.note}>{form === 'hull' ? t('viewsAfloat') : t('viewsAshore')}</p>
    </>
  )
}
