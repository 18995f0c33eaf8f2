import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { SheetCell } from '#components/product/sheet-cell'
import type { CompareValue } from '#lib/content/boats/comparison'
import { boatListings } from '#lib/i18n/boat-listings'
import styles from './compare-cell.module.scss'

function useWords(cell: Exclude<CompareValue, { kind: 'row' }>): string | undefined {
  const t = useTranslations('CompareBoats')
  const locale = useLocale()
  if (cell.kind === 'job') return boatListings[locale][cell.slug].jobs[cell.variant]
  if (cell.kind === 'water') return boatListings[locale][cell.slug].water
  if (cell.kind === 'onRequest') return t('open')
  if (cell.kind === 'hull') return t(cell.own ? 'hullOurs' : 'hullYours')
  if (cell.kind === 'perception') return cell.modules.map((module) => t(`modules.${module}`)).join(t('listSeparator'))
  return t('noneText')
}

function WordsCell({ cell, ...attributes }: ComponentProps<'td'> & { cell: Exclude<CompareValue, { kind: 'row' }> }) {
  const words = useWords(cell)
  if (cell.kind === 'none' || cell.kind === 'onRequest') {
    return (
      <td {...attributes} className={styles.none} data-none="">
        <span className={styles.spoken}>{words}</span>
      </td>
    )
  }
  return <td {...attributes}>{words}</td>
}

/** One value of the comparison or of a two-variant sheet. A dash means not applicable or on request; screen readers hear which. */
export function CompareCell({ cell, ...attributes }: ComponentProps<'td'> & { cell: CompareValue }) {
  if (cell.kind === 'row') return <SheetCell row={cell.row} {...attributes} />
  return <WordsCell cell={cell} {...attributes} />
}
