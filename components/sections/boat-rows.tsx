import { useLocale, useTranslations } from 'next-intl'
import { areaEntry } from '#components/product/key-figures'
import { DataPlate, type PlateEntry } from '#components/ui/data-plate'
import { H2 } from '#components/ui/heading'
import { Picture } from '#components/ui/picture'
import { SiteLink } from '#components/ui/site-link'
import { areaOf } from '#lib/content/area-units'
import { boats } from '#lib/content/boats/catalogue'
import { isConfirmed } from '#lib/content/boats/figure'
import type { BoatLine } from '#lib/content/boats/types'
import { type BoatSlug, boatPath, boatPicture, boatsOfLine } from '#lib/content/fleet'
import { boatListings } from '#lib/i18n/boat-listings'
import { useQuantityText } from '#lib/i18n/quantity-text'
import rowStyles from './boat-row.module.scss'
import styles from './boat-rows.module.scss'

/** One line of boats, a whole row for each: a large cut-out on contours, its name set large beside it. */
export function BoatRows({ line, tone = 'light' }: { line: Exclude<BoatLine, 'pilot'>; tone?: 'light' | 'dark' }) {
  const t = useTranslations('ProductPage')
  return (
    <section className={styles.line} id={line} data-tone={tone}>
      <div className={styles.head}>
        <H2 className={styles.title}>{t(`${line}.title`)}</H2>
        <p className={styles.lead}>{t(`${line}.lead`)}</p>
      </div>
      <ul className={styles.rows}>
        {boatsOfLine(line).map((slug) => (
          <BoatRow key={slug} slug={slug} />
        ))}
      </ul>
    </section>
  )
}

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
function BoatRow({ slug }: { slug: BoatSlug }) {
  const t = useTranslations('BoatRow')
  const boat = useTranslations('Boats')
  const locale = useLocale()
  const plate = usePlate(slug)
  const name = boat(`${slug}.name`)
  return (
    <li className={rowStyles.row}>
      <div className={rowStyles.body}>
        <div className={rowStyles.stage}>
          <Picture
            className={rowStyles.boat}
            name={boatPicture(slug, 'studio')}
            sizes="(min-width: 1024px) 62vw, 92vw"
          />
        </div>
        <div className={rowStyles.copy}>
          <p className={rowStyles.kind}>{boat(`${slug}.class`)}</p>
          <h3 className={rowStyles.name}>
            <SiteLink className={rowStyles.link} to={boatPath(slug)}>
              {name}
            </SiteLink>
          </h3>
          <p className={rowStyles.does}>{boatListings[locale][slug].summary}</p>
          {plate.length > 0 && <DataPlate className={rowStyles.plate} entries={plate} />}
          <span className={rowStyles.way} aria-hidden="true">
            {t('open', { name })}
          </span>
        </div>
      </div>
    </li>
  )
}
