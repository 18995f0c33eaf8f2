import { useTranslations } from 'next-intl'
import { Section } from '#components/ui/section'
import { isConfirmed } from '#lib/content/boats/figure'
import type { Figures } from '#lib/content/boats/types'
import { figuresOf } from '#lib/content/finder'
import { useQuantityText } from '#lib/i18n/quantity-text'
import styles from './class-table.module.scss'

const classes = [
  { id: 'small', boat: 'smurf', variant: 'standard' },
  { id: 'medium', boat: 'moshark', variant: 'cleaning' },
  { id: 'weed', boat: 'moshark', variant: 'weed' },
  { id: 'large', boat: 'efficiency', variant: 'standard' },
] as const

const rows = [
  'coverAreaMu',
  'maintainedAreaM2',
  'capacity',
  'enduranceH',
  'cutDepthCm',
  'collectWidthM',
  'workRateMuPerH',
] as const

type Row = (typeof rows)[number]

function figureOf(figures: Figures, row: Row) {
  return row === 'capacity' ? (figures.wasteCapacityKg ?? figures.weedCapacityKg) : figures[row]
}

/** The four classes of cleaning boats side by side; confirmed figures only (READ-5). */
export function ClassTable() {
  const t = useTranslations('ClassTable')
  const boat = useTranslations('Boats')
  const text = useQuantityText()
  const cell = (figures: Figures, row: Row) => {
    const figure = figureOf(figures, row)
    if (figure && isConfirmed(figure)) return text(figure.quantity)
    return <span className={styles.none}>{row === 'cutDepthCm' ? t('none') : t('onRequest')}</span>
  }
  return (
    <Section id="compare" title={t('title')} lead={t('lead')} tone="paper">
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
                <th scope="row">{t(row)}</th>
                {classes.map(({ id, boat: slug, variant }) => (
                  <td key={id}>{cell(figuresOf(slug, variant), row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  )
}
