import { useLocale, useTranslations } from 'next-intl'
import { CopyButton } from '#components/datasets/page/copy-button'
import { CompareTable } from '#components/product/compare-table'
import { UnitSwitch } from '#components/product/unit-switch'
import { Action } from '#components/ui/action'
import { SaveNote } from '#components/ui/save-note'
import { columnId, comparison, everyColumn, firstColumns } from '#lib/content/boats/comparison'
import { absoluteUrl } from '#lib/seo/absolute-url'
import action from '../ui/action.module.scss'
import styles from './compare-chooser.module.scss'

/**
 * Chooses boats to compare, three to begin with. The whole table is in the document and styles show the ticked boats (all, if none
 * is ticked); the page script (`answerComparison`) puts differences first and keeps the choice in the address.
 */
export function CompareChooser() {
  const t = useTranslations('ComparePage')
  const table = useTranslations('CompareBoats')
  const names = useTranslations('Boats')
  const variants = useTranslations('SpecificationSheet.variants')
  const locale = useLocale()
  const first = new Set(firstColumns.map(columnId))
  const rows = comparison(firstColumns)
  const same = rows.filter((row) => row.same).length
  return (
    <div
      className={styles.chooser}
      data-comparison=""
      data-all={t('all')}
      data-single={t('single')}
      data-result={t('result')}
      data-unknown={t('unknown')}
    >
      <fieldset data-screen-only="" className={styles.boats}>
        <legend className={styles.legend}>{t('boats')}</legend>
        {everyColumn.map((column) => (
          <label key={columnId(column)} className={styles.boat}>
            <input
              type="checkbox"
              name="boats"
              value={columnId(column)}
              defaultChecked={first.has(columnId(column))}
              data-slug={column.slug}
            />
            <span>
              {names(`${column.slug}.name`)}
              {column.variant !== 'standard' && <small> {variants(column.variant)}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <div data-screen-only="" className={styles.view}>
        <UnitSwitch />
        <label className={styles.only}>
          <input type="checkbox" name="differences" />
          {table('onlyDifferences')}
        </label>
      </div>
      <p className={styles.result} role="status" data-comparison-result="">
        {t('result', { count: first.size, different: rows.length - same, same })}
      </p>
      <CompareTable caption={t('title')} />
      <p className={styles.note}>{table('note')}</p>
      <div data-screen-only="" className={styles.actions}>
        <Action to="/quote" data-comparison-quote="">
          {t('quote')}
        </Action>
        <button type="button" className={`${action.action} ${action.quiet}`} data-script="" data-comparison-print="">
          {t('print')}
        </button>
        <button type="button" className={`${action.action} ${action.quiet}`} data-script="" data-comparison-csv="">
          CSV
        </button>
        <CopyButton
          text={absoluteUrl('/product/compare', locale)}
          label={t('copy')}
          copied={t('copied')}
          failed={t('failed')}
        />
      </div>
      <SaveNote />
    </div>
  )
}
