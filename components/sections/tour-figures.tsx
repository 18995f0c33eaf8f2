import { useTranslations } from 'next-intl'
import { DataPlate } from '#components/ui/data-plate'
import { Section } from '#components/ui/section'
import type { FigureKey } from '#lib/content/boats/types'
import { figuresOf } from '#lib/content/boats/variants'
import { useQuantityText } from '#lib/i18n/quantity-text'
import styles from './tour-figures.module.scss'

const rows = [
  { id: 'visitors', key: 'visitorsPerYear' },
  { id: 'remote', key: 'remoteFixPercent' },
] as const satisfies { id: string; key: FigureKey }[]

/** A tour boat's results for its operators, with the footnote that these figures require (READ-5). */
export function TourFigures() {
  const t = useTranslations('Index2Page.figures')
  const text = useQuantityText()
  const figures = figuresOf('xi', 'standard')
  return (
    <Section id="figures" title={t('title')} lead={t('lead')} tone="paper">
      <div className={styles.body}>
        <DataPlate
          className={styles.plate}
          entries={rows.flatMap(({ id, key }) => {
            const figure = figures[key]
            return figure ? [{ id, label: t(id), figure: text(figure.quantity), unit: t(`${id}Unit`) }] : []
          })}
        />
        <p className={styles.note}>{t('footnote')}</p>
      </div>
    </Section>
  )
}
