import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { FigureMark, noteOf } from '#components/product/figure-mark'
import { areaAttributes } from '#components/ui/area-attributes.ts'
import { areaFigure } from '#lib/content/area-units'
import { printArea, printFigure } from '#lib/content/boats/print'
import { gapBefore } from '#lib/content/boats/print-quantity'
import type { SheetRow } from '#lib/content/boats/sheet'
import styles from './sheet-cell.module.scss'

/** A table cell with a figure and its unit, or a word in its place. Only the number is an element: a page has hundreds of figures. */
export function SheetCell({ row, ...attributes }: ComponentProps<'td'> & { row: SheetRow }) {
  const locale = useLocale()
  const t = useTranslations('SheetTerms')
  const [first] = row.metric
  if (!first) {
    return (
      <td {...attributes} className={row.word === 'onRequest' ? styles.open : undefined}>
        {row.word && t(row.word)}
        {row.indicative && <FigureMark kind="reported" look="star" />}
      </td>
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
    <td {...attributes} className={styles.figure} {...(area && areaAttributes('figure', area))}>
      <span
        className={styles.number}
        data-range={printed.length === 1 ? '' : undefined}
        suppressHydrationWarning={area !== undefined}
      >
        {number}
      </span>
      {gapBefore(unit, number) + unit}
      {note && <FigureMark kind={note} look="star" />}
    </td>
  )
}
