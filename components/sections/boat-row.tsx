import { useLocale, useTranslations } from 'next-intl'
import { areaEntry } from '#components/product/key-figures'
import { DataPlate, type PlateEntry } from '#components/ui/data-plate'
import { Picture } from '#components/ui/picture'
import { SiteLink } from '#components/ui/site-link'
import { areaOf } from '#lib/content/area-units'
import { boats } from '#lib/content/boats/catalogue'
import { isConfirmed } from '#lib/content/boats/figure'
import { type BoatSlug, boatPath, boatPicture } from '#lib/content/fleet'
import { boatListings } from '#lib/i18n/boat-listings'
import { useQuantityText } from '#lib/i18n/quantity-text'
import styles from './boat-row.module.scss'

/** Up to four confirmed figures of a boat; several have none yet, and then there is no plate. */
function usePlate(slug: BoatSlug): PlateEntry[] {
  const t = useTranslations('BoatRow')
  const text = useQuantityText()
  const locale = useLocale()
  const figures = boats[slug].variants[0].figures
  const entries = [
    { id: 'capacity', label: t('capacity'), figure: figures.wasteCapacityKg, unit: t('kg') },
    { id: 'endurance', label: t('endurance'), figure: figures.enduranceH, unit: t('h') },
    { id: 'width', label: t('width'), figure: figures.collectWidthM, unit: t('m') },
  ]
  const area = areaOf(figures, 'coverArea')
  return [
    ...(area ? [{ id: 'area', label: t('area'), ...areaEntry(area, locale) }] : []),
    ...entries.flatMap(({ id, label, figure, unit }) =>
      figure && isConfirmed(figure) ? [{ id, label, figure: text(figure.quantity), unit }] : [],
    ),
  ]
}

/** One boat over the whole width: the cut-out on contours, the name large, its job, its figures. */
export function BoatRow({ slug }: { slug: BoatSlug }) {
  const t = useTranslations('BoatRow')
  const boat = useTranslations('Boats')
  const locale = useLocale()
  const plate = usePlate(slug)
  const name = boat(`${slug}.name`)
  return (
    <li className={styles.row}>
      <div className={styles.body}>
        <div className={styles.stage}>
          <Picture className={styles.boat} name={boatPicture(slug, 'studio')} sizes="(min-width: 1024px) 62vw, 92vw" />
        </div>
        <div className={styles.copy}>
          <p className={styles.kind}>{boat(`${slug}.class`)}</p>
          <h3 className={styles.name}>
            <SiteLink className={styles.link} to={boatPath(slug)}>
              {name}
            </SiteLink>
          </h3>
          <p className={styles.does}>{boatListings[locale][slug].summary}</p>
          {plate.length > 0 && <DataPlate className={styles.plate} entries={plate} />}
          <span className={styles.way} aria-hidden="true">
            {t('open', { name })}
          </span>
        </div>
      </div>
    </li>
  )
}
