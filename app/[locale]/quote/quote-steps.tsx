'use client'
import type { ReactNode } from 'react'
import type { AreaUnit } from '#lib/content/area-units'
import type { Messages } from '#lib/i18n/messages'
import action from '../../../components/ui/action.module.scss'
import { otherUnitOf } from './area-in-mu.ts'
import { type ChosenBoat, ChosenBoats } from './chosen-boats'
import styles from './quote-steps.module.scss'
import { quoteSteps, type StepId, stepBeside } from './steps.ts'
import { useQuoteSteps } from './use-quote-steps.ts'

interface QuoteStepsProps {
  contents: Readonly<Record<StepId, ReactNode>>
  boats: Readonly<Record<string, ChosenBoat>>
  unit: { unit: AreaUnit; label: string } | undefined
  /** What choices are called. */
  choices: Readonly<Record<string, string>>
  messages: Pick<Messages['QuotePage'], 'steps' | 'track' | 'chosen' | 'next' | 'back' | 'open' | 'and'>
}

/** The area as the reader counts it; text that is no number is shown as it was typed. */
function areaSaid(mu: string, unit: QuoteStepsProps['unit']): string {
  const value = unit && otherUnitOf(mu, unit.unit)
  return value ? `${value} ${unit.label}` : mu
}

/** Five short steps instead of one long form. Choices and step are kept in the address; the column beside them sums up. */
export function QuoteSteps({ contents, boats, unit, choices, messages }: QuoteStepsProps) {
  const { root, step, facts, go, next } = useQuoteSteps()

  const said: Record<StepId, string> = {
    water: [choices[facts.water], facts.place].filter(Boolean).join(messages.and),
    area: areaSaid(facts.area, unit),
    job: choices[facts.job] ?? '',
    boats: facts.boats.map((boat) => choices[boat] ?? boat).join(messages.and),
    contact: '',
  }
  return (
    <div ref={root} className={styles.quote} data-at={step}>
      <ol className={styles.track} aria-label={messages.track}>
        {quoteSteps.map(({ id }) => (
          <li key={id} className={styles.mark} data-said={said[id] !== '' || undefined}>
            <button
              className={styles.jump}
              type="button"
              aria-current={id === step ? 'step' : undefined}
              onClick={() => go(id)}
              data-replay=""
            >
              <span className={styles.name}>{messages.steps[id]}</span>
              {id !== 'contact' && <span className={styles.said}>{said[id] || messages.open}</span>}
            </button>
          </li>
        ))}
      </ol>
      {step !== 'boats' && (
        <ChosenBoats label={messages.chosen} boats={facts.boats.flatMap((slug) => boats[slug] ?? [])} />
      )}
      {quoteSteps.map(({ id }, index) => (
        <section
          key={id}
          className={styles.step}
          data-step={id}
          data-current={id === step || undefined}
          aria-labelledby={`quote-step-${id}`}
        >
          <h2 className={styles.title} id={`quote-step-${id}`} tabIndex={-1}>
            {messages.steps[id]}
          </h2>
          {contents[id]}
          {id !== 'contact' && (
            <div className={styles.ways}>
              <button
                className={`${action.action} ${action.buoy} ${styles.next}`}
                type="button"
                onClick={next}
                data-replay=""
              >
                {messages.next}
              </button>
              {index > 0 && (
                <button className={styles.back} type="button" onClick={() => go(stepBeside(id, -1))}>
                  {messages.back}
                </button>
              )}
            </div>
          )}
        </section>
      ))}
    </div>
  )
}
