import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Action } from '#components/ui/action'
import { DataPlate } from '#components/ui/data-plate'
import { H2 } from '#components/ui/heading'
import { areaUnits, squareMetresPer } from '#lib/content/area-units'
import { demonstrationPaths } from '#lib/operation-console/demonstration-drawing'
import { sweptFleet, sweptLake } from '#lib/operation-console/swept-lake'
import { boardSize } from '#lib/water-drawing/board-view'
import styles from './draw-your-water.module.scss'

const lake = sweptLake()
const view = `20 30 ${boardSize.width - 40} ${boardSize.height - 50}`

/** The home page's second screen: an invented lake whose swept lanes (the planner's) appear on scroll, and the link to draw one's own. */
export function DrawYourWater() {
  const t = useTranslations('DrawYourWater')
  const unit = useTranslations('Figures.units')
  const format = useFormatter()
  const [first] = areaUnits[useLocale()]
  const { water, land, dock } = demonstrationPaths()
  const { boats, widthM, workSpeed } = sweptFleet
  return (
    <section className={styles.section} id="draw" data-quiet="" data-screen-only="" data-tone="dark">
      <div className={styles.body}>
        <div className={styles.copy}>
          <p className={styles.label}>{t('label')}</p>
          <H2 className={styles.title}>{t('title')}</H2>
          <p className={styles.lead}>{t('lead')}</p>
          <p className={styles.actions}>
            <Action to="/tools/coverage">{t('draw')}</Action>
            <Action to="/tools" look="text">
              {t('more')}
            </Action>
          </p>
        </div>
        <figure className={styles.figure}>
          <div className={styles.lake}>
            <svg viewBox={view} fill="none" aria-hidden="true">
              <path className={styles.water} d={water} />
            </svg>
            <div className={styles.swept}>
              <svg viewBox={view} fill="none" aria-hidden="true">
                {lake.tracks.map((track, boat) => (
                  <g key={track} className={styles.boat}>
                    <path id={`swept-${boat}`} d={track} />
                    <use className={styles.strip} href={`#swept-${boat}`} strokeWidth={lake.strip} />
                  </g>
                ))}
              </svg>
            </div>
            <svg viewBox={view} fill="none" aria-hidden="true">
              <path className={styles.land} d={land} />
              <path className={styles.dock} d={dock} />
            </svg>
          </div>
          <DataPlate
            entries={[
              {
                id: 'water',
                label: t('water'),
                figure: format.number(lake.waterM2 / squareMetresPer[first], { maximumSignificantDigits: 3 }),
                unit: unit(first),
              },
              { id: 'boats', label: t('boats'), figure: boats, unit: t('boatsUnit') },
              {
                id: 'hours',
                label: t('hours'),
                figure: format.number(lake.hours, { maximumFractionDigits: 1 }),
                unit: t('hoursUnit'),
              },
            ]}
          />
          <figcaption className={styles.note}>{t('note', { boats, width: widthM, speed: workSpeed })}</figcaption>
        </figure>
      </div>
    </section>
  )
}
