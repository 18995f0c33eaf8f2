import { useLocale, useTranslations } from 'next-intl'
import { FigureMark, noteOf } from '#components/product/figure-mark'
import { AreaNumber, AreaUnitName } from '#components/product/unit-reading'
import { areaReadings } from '#lib/content/area-units'
import { printFigure } from '#lib/content/boats/print'
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
  const printed = row.metric.map(({ key, figure }) => printFigure(key, figure, locale))
  const number = printed.map((each) => each.number).join(' × ')
  const unit = printed[0]?.unit ?? ''
  const areas = row.area && areaReadings(row.area, locale)
  const note = noteOf(first.figure)
  return (
    <>
      <span className={styles.number}>{areas ? <AreaNumber readings={areas} /> : number}</span>
      <span className={styles.unit}>
        {unit === '%' ? '' : ' '}
        {areas ? <AreaUnitName readings={areas} /> : unit}
      </span>
      {note && <FigureMark kind={note} />}
    </>
  )
}
