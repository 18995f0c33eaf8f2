import { useTranslations } from 'next-intl'
import { CompareTable } from '#components/product/compare-table'
import { UnitSwitch } from '#components/product/unit-switch'
import { ToolLinks } from '#components/tools/tool-links'
import { Section } from '#components/ui/section'
import { boats } from '#lib/content/boats/catalogue'
import { type CompareColumn, columnId, comparison } from '#lib/content/boats/comparison'
import type { CompareRowKey } from '#lib/content/boats/types'
import { type BoatSlug, lineOf } from '#lib/content/fleet'
import styles from './compare-boats.module.scss'

interface CompareBoatsProps {
  columns: readonly CompareColumn[]
  /** Which rows, where not all of them tell these boats apart. */
  only?: readonly CompareRowKey[]
  copy: { label: string; title: string; lead: string }
  /** The boat whose page this is: its column is marked. */
  here?: BoatSlug
  tone?: 'light' | 'paper' | 'dark'
}

/** How many boats the link to the comparison of one's own choice begins with. */
const beginsWith = 3

const toolsOfLine = {
  cleaning: ['/tools/finder', '/tools/coverage'],
  leisure: ['/tools/tour-boat'],
  pilot: [],
} as const

/** Siblings side by side by confirmed figures only (READ-5); the row names stay in view while it scrolls sideways. */
export function CompareBoats({ columns, only, copy, here, tone }: CompareBoatsProps) {
  const t = useTranslations('CompareBoats')
  const rows = comparison(columns, only)
  const areas = rows.some((row) => row.cells.some((cell) => cell.kind === 'row' && cell.row.area))
  const switchedAbove = here && boats[here].variants.some(({ figures }) => figures.coverAreaMu)
  const hereFirst = columns.toSorted((a, b) => Number(b.slug === here) - Number(a.slug === here))
  return (
    <Section id="compare" label={copy.label} title={copy.title} lead={copy.lead} tone={tone}>
      <div className={styles.body}>
        {areas && !switchedAbove && <UnitSwitch />}
        <label data-screen-only="" className={styles.only}>
          <input type="checkbox" name="differences" />
          {t('onlyDifferences')}
        </label>
        <CompareTable columns={columns} rows={rows} caption={copy.title} here={here} />
        <p className={styles.note}>{t('note')}</p>
        <ToolLinks
          paths={['/product/compare', ...(here ? toolsOfLine[lineOf(here)] : [])]}
          compare={`boats=${hereFirst.slice(0, beginsWith).map(columnId).join(',')}`}
        />
      </div>
    </Section>
  )
}
