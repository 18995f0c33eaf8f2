import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { AreaText } from '#components/product/area-figure'
import { UnitSwitch } from '#components/product/unit-switch'
import { ToolLinks } from '#components/tools/tool-links'
import { Section } from '#components/ui/section'
import { WholeWords } from '#components/ui/whole-words'
import { type AreaMeasure, areaFigure, areaMeasures, areaOf } from '#lib/content/area-units'
import { isConfirmed } from '#lib/content/boats/figure'
import type { Figures } from '#lib/content/boats/types'
import { figuresOf } from '#lib/content/boats/variants'
import { useQuantityText } from '#lib/i18n/quantity-text'
import styles from './class-table.module.scss'

const classes = [
  { id: 'small', boat: 'smurf', variant: 'standard' },
  { id: 'medium', boat: 'moshark', variant: 'cleaning' },
  { id: 'weed', boat: 'moshark', variant: 'weed' },
  { id: 'large', boat: 'efficiency', variant: 'standard' },
] as const

const rows = [
  'coverArea',
  'maintainedArea',
  'capacity',
  'enduranceH',
  'cutDepthCm',
  'collectWidthM',
  'workRate',
] as const

type Row = (typeof rows)[number]
type AreaRow = Extract<Row, AreaMeasure>

function isAreaRow(row: Row): row is AreaRow {
  return row in areaMeasures
}

function figureOf(figures: Figures, row: Exclude<Row, AreaRow>) {
  return row === 'capacity' ? (figures.wasteCapacityKg ?? figures.weedCapacityKg) : figures[row]
}

/** The four classes of cleaning boats side by side; confirmed figures only (READ-5). */
export function ClassTable() {
  const t = useTranslations('ClassTable')
  const boat = useTranslations('Boats')
  const text = useQuantityText()
  const cell = (figures: Figures, row: Row) => {
    if (isAreaRow(row)) {
      const area = areaOf(figures, row)
      if (area) return <AreaText as="td" area={areaFigure(area)} />
      return <td className={styles.none}>{t('onRequest')}</td>
    }
    const figure = figureOf(figures, row)
    if (figure && isConfirmed(figure)) return <td>{text(figure.quantity)}</td>
    return <td className={styles.none}>{row === 'cutDepthCm' ? t('none') : t('onRequest')}</td>
  }
  return (
    <Section id="compare" title={t('title')} lead={t('lead')} tone="paper">
      <div className={styles.switch}>
        <UnitSwitch />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls, and must be reachable to be scrolled by keys. */}
      <section className={styles.frame} aria-label={t('table')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('class')}</th>
              {classes.map(({ id, boat: slug }) => (
                <th key={id} scope="col">
                  <strong className={styles.name}>{t(id)}</strong>
                  <span className={styles.boat}>{boat(`${slug}.name`)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row" data-whole-words="">
                  <WholeWords>{t(row)}</WholeWords>
                </th>
                {classes.map(({ id, boat: slug, variant }) => (
                  <Fragment key={id}>{cell(figuresOf(slug, variant), row)}</Fragment>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={styles.tools}>
        <ToolLinks paths={['/tools/finder', '/tools/coverage', '/product/compare']} />
      </div>
    </Section>
  )
}
