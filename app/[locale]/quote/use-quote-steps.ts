'use client'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { formBody } from '#components/forms/form-body.ts'
import { FormContext } from '#components/forms/form-context.ts'
import { takeQuoteNote } from '#components/tools/thread/quote-note.ts'
import { type QuoteFacts, quoteQuery, stepOfQuery } from './quote-address.ts'
import { quoteSteps, type StepId, stepBeside, stepOfFields } from './steps.ts'

const nothing: QuoteFacts & { place: string } = { water: '', area: '', job: '', boats: [], place: '' }

/** Results of tools have fields of their own, which exist only when filled. */
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

/** The step in which the visitor already writes: without script all steps are shown. */
function stepInUse(form: HTMLFormElement): StepId | undefined {
  const place = document.activeElement?.closest<HTMLElement>('[data-step], [data-form-end]')
  if (!place || !form.contains(place)) return undefined
  return quoteSteps.find(({ id }) => id === place.dataset.step)?.id ?? 'contact'
}

/** The choices that the summary beside the steps shows; empty text if there is none yet. */
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

/** The step the form is at and what was chosen so far: the form, the address and Back agree on both. */
export function useQuoteSteps() {
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

  // Sending found an invalid field in another step: go there.
  useEffect(() => {
    const names = Object.keys(problems)
    const wrong = stepOfFields(names)
    if (!wrong || step !== 'contact' || wrong === 'contact') return
    setStep(wrong)
    moved.current = true
  }, [problems, step])

  return { root, step, facts, go, next }
}
