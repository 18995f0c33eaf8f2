import { useLocale } from 'next-intl'
import { areaAttributes } from '#components/ui/area-attributes.ts'
import { Section } from '#components/ui/section'
import { type AreaMeasure, areaFigure, areaOf } from '#lib/content/area-units'
import { boats } from '#lib/content/boats/catalogue'
import { printArea } from '#lib/content/boats/print'
import { gapBefore } from '#lib/content/boats/print-quantity'
import styles from './charge-plan.module.scss'

interface ChargePlanProps {
  copy: { label: string; title: string; lead: string; rate: string; charge: string; cover: string }
}

const bars = [
  { label: 'rate', measure: 'workRate' },
  { label: 'charge', measure: 'areaPerCharge' },
  { label: 'cover', measure: 'coverArea' },
] as const satisfies readonly { label: keyof ChargePlanProps['copy']; measure: AreaMeasure }[]

/** The area covered in an hour, a charge and a season, as three bars to one scale, for the large boat. */
export function ChargePlan({ copy }: ChargePlanProps) {
  const locale = useLocale()
  const { figures } = boats.efficiency.variants[0]
  const areaOfBoat = (measure: AreaMeasure) => {
    const area = areaOf(figures, measure)
    if (!area) throw new Error(`efficiency has no ${measure}`)
    return areaFigure(area)
  }
  return (
    <Section id="day" label={copy.label} title={copy.title} lead={copy.lead} tone="paper">
      <dl className={styles.bars}>
        {bars.map((bar) => {
          const area = areaOfBoat(bar.measure)
          const { number, unit } = printArea(area, locale)
          return (
            <div key={bar.label} className={styles.bar} data-bar={bar.label}>
              <dt>{copy[bar.label]}</dt>
              <dd {...areaAttributes('figure', area)}>
                <span className={styles.figure} suppressHydrationWarning>
                  {number}
                </span>
                {gapBefore(unit, number) + unit}
              </dd>
            </div>
          )
        })}
      </dl>
    </Section>
  )
}
