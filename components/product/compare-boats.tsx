import { useTranslations } from 'next-intl'
import { CompareCell } from '#components/product/compare-cell'
import { UnitSwitch } from '#components/product/unit-switch'
import { Section } from '#components/ui/section'
import { SiteLink } from '#components/ui/site-link'
import { boats } from '#lib/content/boats/catalogue'
import { type CompareColumn, comparison } from '#lib/content/boats/comparison'
import type { CompareRowKey } from '#lib/content/boats/types'
import { type BoatSlug, boatPath } from '#lib/content/fleet'
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

/** Siblings side by side by confirmed figures only (READ-5); the row names stay in view while it scrolls sideways. */
export function CompareBoats({ columns, only, copy, here, tone }: CompareBoatsProps) {
  const t = useTranslations('CompareBoats')
  const names = useTranslations('Boats')
  const variants = useTranslations('SpecificationSheet.variants')
  const labels = useTranslations('CompareBoats.labels')
  const rows = comparison(columns, only)
  const areas = rows.some((row) => row.cells.some((cell) => cell.kind === 'row' && cell.row.area))
  const switchedAbove = here && boats[here].variants.some(({ figures }) => figures.coverAreaMu)
  return (
    <Section id="compare" label={copy.label} title={copy.title} lead={copy.lead} tone={tone}>
      <div className={styles.body}>
        {areas && !switchedAbove && <UnitSwitch />}
        <label data-screen-only="" className={styles.only}>
          <input type="checkbox" name="differences" />
          {t('onlyDifferences')}
        </label>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
        <section className={styles.scroller} aria-label={t('scroll')} tabIndex={0}>
          <table className={styles.table}>
            <caption className={styles.caption}>{copy.title}</caption>
            <thead>
              <tr>
                <th scope="col">{t('rows')}</th>
                {columns.map(({ slug, variant }) => (
                  <th key={slug + variant} scope="col" data-here={slug === here ? '' : undefined}>
                    {slug === here ? (
                      <span className={styles.name}>{names(`${slug}.name`)}</span>
                    ) : (
                      <SiteLink className={styles.name} to={boatPath(slug)}>
                        {names(`${slug}.name`)}
                      </SiteLink>
                    )}
                    {variant !== 'standard' && <span className={styles.variant}>{variants(variant)}</span>}
                    {slug === here && <span className={styles.here}>{t('here')}</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key} data-same={row.same ? '' : undefined}>
                  <th scope="row">{labels(row.key)}</th>
                  {row.cells.map((cell, index) => (
                    <td
                      key={(columns[index]?.slug ?? '') + columns[index]?.variant}
                      data-here={columns[index]?.slug === here ? '' : undefined}
                    >
                      <CompareCell cell={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p className={styles.note}>{t('note')}</p>
      </div>
    </Section>
  )
}
