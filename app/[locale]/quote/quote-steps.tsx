'use client'
import { type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { formBody } from '#components/forms/form-body.ts'
import { FormContext } from '#components/forms/form-context.ts'
import { takeQuoteNote } from '#components/tools/thread/quote-note.ts'
import type { AreaUnit } from '#lib/content/area-units'
import action from '../../../components/ui/action.module.scss'
import { otherUnitOf } from './area-units.ts'
import { type ChosenBoat, ChosenBoats } from './chosen-boats'
import { type QuoteFacts, quoteQuery, stepOfQuery } from './quote-address.ts'
import styles from './quote-steps.module.scss'
import { quoteSteps, type StepId, stepBeside, stepOfFields } from './steps.ts'

export interface QuoteMessages {
  track: string
  /** Names the list of boats the price is asked for. */
  chosen: string
  next: string
  back: string
  /** What stands at a step that was left open. */
  open: string
  /** The unit in which the summary reads the area. */
  unit?: { unit: AreaUnit; label: string }
  /** Labels of everything that can be chosen. */
  choices: Readonly<Record<string, string>>
  /** Between several boats. */
  and: string
}

interface QuoteStepsProps {
  titles: Readonly<Record<StepId, string>>
  contents: Readonly<Record<StepId, ReactNode>>
  /** The boats by their slugs. */
  boats: Readonly<Record<string, ChosenBoat>>
  messages: QuoteMessages
}

/** The area as the reader counts it; text that is no number is shown as it was typed. */
function areaSaid(mu: string, unit: QuoteMessages['unit']): string {
  const value = unit && otherUnitOf(mu, unit.unit)
  return value ? `${value} ${unit.label}` : mu
}

const nothing: QuoteFacts & { place: string } = { water: '', area: '', job: '', boats: [], place: '' }

/** What one of the tools worked out has a field of its own, which stands there only when it holds something. */
function bringNote(form: HTMLFormElement): void {
  const field = form.elements.namedItem('toolResult')
  if (!(field instanceof HTMLTextAreaElement)) return
  const note = takeQuoteNote()
  if (note) {
    field.value = note
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.closest<HTMLElement>('[data-tool-result]')?.toggleAttribute('hidden', field.value === '')
}

/** The step in which somebody writes already: all of them stand there until the script comes that was late. */
function stepInUse(form: HTMLFormElement): StepId | undefined {
  const place = document.activeElement?.closest<HTMLElement>('[data-step], [data-form-end]')
  if (!place || !form.contains(place)) return undefined
  return quoteSteps.find(({ id }) => id === place.dataset.step)?.id ?? 'contact'
}

/** What the track beside the steps shows of the form: empty text where nothing was chosen yet. */
function factsIn(form: HTMLFormElement): typeof nothing {
  const { water, area, job, boats, place } = formBody(form)
  return {
    water: String(water ?? ''),
    area: String(area ?? ''),
    job: String(job ?? ''),
    place: String(place ?? ''),
    boats: Array.isArray(boats) ? boats : [],
  }
}

/**
 * Five short steps instead of one long form. The address holds what was chosen and the step, so that Back, a bookmark
 * and a colleague find it again; the track beside the steps is the summary to read before sending.
 */
export function QuoteSteps({ titles, contents, boats, messages }: QuoteStepsProps) {
  const root = useRef<HTMLDivElement>(null)
  const { problems, check } = use(FormContext)
  const [step, setStep] = useState<StepId>('water')
  const [facts, setFacts] = useState(nothing)
  const moved = useRef(false)

  function go(to: StepId) {
    moved.current = true
    setStep(to)
    history.pushState(null, '', location.pathname + quoteQuery(facts, to) + location.hash)
  }

  async function next() {
    const here = quoteSteps.find(({ id }) => id === step)
    if (here && (await check?.(here.fields)) === false) return
    go(stepBeside(step, 1))
  }

  const onEnter = useEffectEvent((event: KeyboardEvent) => {
    const inInput = event.target instanceof HTMLInputElement
    if (event.key !== 'Enter' || !inInput || step === 'contact' || event.isComposing) return
    event.preventDefault() // Enter goes on; only the last step sends
    void next()
  })

  useEffect(() => {
    const form = root.current?.closest('form')
    if (!form) return
    const own = new AbortController()
    const read = () => setFacts(factsIn(form))
    const follow = () => setStep(stepOfQuery(location.search))
    form.addEventListener('input', read, { signal: own.signal })
    form.addEventListener('keydown', onEnter, { signal: own.signal })
    window.addEventListener('popstate', follow, { signal: own.signal })
    setStep(stepInUse(form) ?? stepOfQuery(location.search))
    bringNote(form)
    return () => own.abort()
  }, [])

  useEffect(() => {
    if (facts === nothing) return // nothing was read yet: the address still says more than the form
    const query = quoteQuery(facts, stepOfQuery(location.search))
    if (query !== location.search) history.replaceState(null, '', location.pathname + query + location.hash)
  }, [facts])

  // A step that was asked for begins at its heading, for eyes and for screen readers.
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    root.current?.querySelector<HTMLElement>(`[data-step="${step}"] h2`)?.focus()
  }, [step])

  // The last press found a field wrong that stands in another step: go there.
  useEffect(() => {
    const names = Object.keys(problems)
    const wrong = stepOfFields(names)
    if (!wrong || step !== 'contact' || wrong === 'contact') return
    setStep(wrong)
    moved.current = true
  }, [problems, step])

  const said: Record<StepId, string> = {
    water: [messages.choices[facts.water], facts.place].filter(Boolean).join(messages.and),
    area: areaSaid(facts.area, messages.unit),
    job: messages.choices[facts.job] ?? '',
    boats: facts.boats.map((boat) => messages.choices[boat] ?? boat).join(messages.and),
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
              <span className={styles.name}>{titles[id]}</span>
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
            {titles[id]}
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
