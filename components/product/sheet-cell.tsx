import { useLocale, useTranslations } from 'next-intl'
import { FigureMark, noteOf } from '#components/product/figure-mark'
import { areaAttributes } from '#components/ui/area-attributes.ts'
import { areaFigure } from '#lib/content/area-units'
import { printArea, printFigure } from '#lib/content/boats/print'
import type { SheetRow } from '#lib/content/boats/sheet'
import styles from './sheet-cell.module.scss'

/** One value of a specification: a figure with its unit, both units of an area, or the word that stands in for one. */
export function SheetCell({ row }: { row: SheetRow }) {
  const locale = useLocale()
  const t = useTranslations('SheetTerms')
  const [first] = row.metric
  if (!first) {
    return (
      <>
        {row.word === 'onRequest' && <span className={styles.open}>{t(row.word)}</span>}
        {row.word && row.word !== 'onRequest' && t(row.word)}
        {row.indicative && <FigureMark kind="reported" />}
      </>
    )
  }
  const area = row.area && areaFigure(row.area)
  const printed = area
    ? [printArea(area, locale)]
    : row.metric.map(({ key, figure }) => printFigure(key, figure, locale))
  const number = printed.map((each) => each.number).join(' × ')
  const unit = printed[0]?.unit ?? ''
  const note = noteOf(first.figure)
  return (
    <>
      <span className={styles.number} {...(area && areaAttributes('number', area))}>
        {number}
      </span>
      {unit && (
        <span className={styles.unit} {...(area && areaAttributes('unit', area))}>
          {unit === '%' ? unit : ` ${unit}`}
        </span>
      )}
      {note && <FigureMark kind={note} />}
    </>
  )
}
