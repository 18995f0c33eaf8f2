import { useLocale, useTranslations } from 'next-intl'
import { SheetCell } from '#components/product/sheet-cell'
import type { CompareValue } from '#lib/content/boats/comparison'
import { boatListings } from '#lib/i18n/boat-listings'
import styles from './compare-cell.module.scss'

/** One value of the comparison: figures as in the sheet, words from messages, or that it does not apply, where the table draws a dash. */
export function CompareCell({ cell }: { cell: CompareValue }) {
  const t = useTranslations('CompareBoats')
  const locale = useLocale()
  if (cell.kind === 'row') return <SheetCell row={cell.row} />
  if (cell.kind === 'job') return boatListings[locale][cell.slug].jobs[cell.variant]
  if (cell.kind === 'water') return boatListings[locale][cell.slug].water
  if (cell.kind === 'onRequest') return <span className={styles.open}>{t('open')}</span>
  if (cell.kind === 'hull') return t(cell.own ? 'hullOurs' : 'hullYours')
  if (cell.kind === 'perception') return cell.modules.map((module) => t(`modules.${module}`)).join(t('listSeparator'))
  return <span className={styles.spoken}>{t('noneText')}</span>
}
