import { useLocale } from 'next-intl'
import { UnitReading } from '#components/product/unit-reading'
import { Section } from '#components/ui/section'
import { boats } from '#lib/content/boats/catalogue'
import { printFigure } from '#lib/content/boats/print'
import type { FigureKey } from '#lib/content/boats/types'
import styles from './charge-plan.module.scss'

interface ChargePlanProps {
  copy: { label: string; title: string; lead: string; rate: string; charge: string; cover: string; note: string }
}

const bars = [
  { words: 'rate', mu: 'workRateMuPerH', metric: 'workRateM2PerH' },
  { words: 'charge', mu: 'areaPerChargeMu', metric: 'areaPerChargeM2' },
  { words: 'cover', mu: 'coverAreaMu', metric: 'coverAreaM2' },
] as const satisfies readonly { words: keyof ChargePlanProps['copy']; mu: FigureKey; metric: FigureKey }[]

/** What an hour, a charge and a season cover, as three bars to one scale: the large boat's figures told apart. */
export function ChargePlan({ copy }: ChargePlanProps) {
  const locale = useLocale()
  const { figures } = boats.efficiency.variants[0]
  const reading = (key: FigureKey) => {
    const figure = figures[key]
    if (!figure) throw new Error(`efficiency has no figure ${key}`)
    return printFigure(key, figure, locale)
  }
  return (
    <Section id="day" label={copy.label} title={copy.title} lead={copy.lead} tone="paper">
      <div className={styles.body}>
        <dl className={styles.bars}>
          {bars.map((bar) => {
            const mu = reading(bar.mu)
            const metric = reading(bar.metric)
            return (
              <div key={bar.words} className={styles.bar} data-bar={bar.words}>
                <dt>{copy[bar.words]}</dt>
                <dd>
                  <span className={styles.figure}>
                    <UnitReading mu={mu.number} metric={metric.number} />
                  </span>{' '}
                  <UnitReading mu={mu.unit} metric={metric.unit} />
                </dd>
              </div>
            )
          })}
        </dl>
        <p className={styles.note}>{copy.note}</p>
      </div>
    </Section>
  )
}
