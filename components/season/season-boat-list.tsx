'use client'
import { variantId } from '#lib/content/fleet'
import { limitReasons } from '#lib/planning/report/limit-reasons'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import type { SeasonPlan } from '#lib/planning/season-plan'
import styles from './season-boat-list.module.scss'

/** Each boat that does the job with what the spot's limits mean for it: fits, is ruled out, or has to be asked. */
export function SeasonBoatList({ plan, print }: { plan: SeasonPlan; print: SeasonPrint }) {
  const { words } = print
  const { result } = words
  const isAsked = plan.limits.some(({ limits }) => limits.length > 0)
  const isIndicative = plan.limits.some(({ limits }) => limits.some((limit) => limit.isIndicative))
  return (
    <section className={styles.boats}>
      <h3 className={styles.title}>{result.limits}</h3>
      {!isAsked && <p className={styles.note}>{result.limitsNone}</p>}
      {plan.limits.every(({ verdict }) => verdict === 'ruledOut') && <p role="alert">{result.noneFits}</p>}
      <ul className={styles.list}>
        {plan.limits.map((boat) => (
          <li key={print.boat(boat.class)} className={styles.boat} data-verdict={boat.verdict}>
            <a href={words.boats[variantId(boat.class)]?.to}>{print.boat(boat.class)}</a>
            <strong className={styles.verdict}>{result.verdicts[boat.verdict]}</strong>
            {boat.limits.length > 0 && (
              <span className={styles.reasons}>{limitReasons(boat, plan, print).join(' ')}</span>
            )}
          </li>
        ))}
      </ul>
      {isIndicative && <p className={styles.note}>{result.indicativeNote}</p>}
    </section>
  )
}
