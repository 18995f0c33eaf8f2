import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { AreaText } from '#components/product/area-figure'
import { FigureMark, noteOf } from '#components/product/figure-mark'
import { Footnote } from '#components/product/footnote'
import { UnitSwitch } from '#components/product/unit-switch'
import { ToolLinks } from '#components/tools/page/tool-links'
import { Section } from '#components/ui/section'
import { WholeWords } from '#components/ui/whole-words'
import { type AreaMeasure, areaFigure, areaMeasures, areaOf } from '#lib/content/area-units'
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

const rows = ['coverArea', 'maintainedArea', 'capacity', 'enduranceH', 'cutDepthCm'] as const

type Row = (typeof rows)[number]
type AreaRow = Extract<Row, AreaMeasure>

function isAreaRow(row: Row): row is AreaRow {
  return row in areaMeasures
}

function figureOf(figures: Figures, row: Exclude<Row, AreaRow>) {
  return row === 'capacity' ? (figures.wasteCapacityKg ?? figures.weedCapacityKg) : figures[row]
}

/** The four classes of cleaning boats side by side, by what is known of all of them. */
export function ClassTable() {
  const t = useTranslations('ClassTable')
  const boat = useTranslations('Boats')
  const text = useQuantityText()
  const shown = classes.map(({ boat: slug, variant }) => figuresOf(slug, variant))
  const notes = shown.flatMap(({ enduranceH }) => (enduranceH && noteOf(enduranceH)) ?? [])
  const cell = (figures: Figures, row: Row) => {
    if (isAreaRow(row)) {
      const area = areaOf(figures, row)
      return area && <AreaText as="td" area={areaFigure(area)} />
    }
    const figure = figureOf(figures, row)
    if (!figure) return <td className={styles.none}>{t('none')}</td>
    const note = noteOf(figure)
    return (
      <td>
        {text(figure.quantity)}
        {note && <FigureMark kind={note} look="star" />}
      </td>
    )
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
                {classes.map(({ id }, index) => (
                  <Fragment key={id}>{cell(shown[index] ?? {}, row)}</Fragment>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={styles.tools}>
        <Footnote kinds={notes} />
        <ToolLinks paths={['/tools/finder', '/tools/coverage', '/tools/season', '/product/compare']} />
      </div>
    </Section>
  )
}
