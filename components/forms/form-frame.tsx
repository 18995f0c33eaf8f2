'use client'
import { type ReactNode, type SubmitEvent, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { dropDraft, restoreDraft, saveDraft } from '#components/forms/draft.ts'
import type { FieldTraits } from '#components/forms/field-traits.ts'
import { formBody } from '#components/forms/form-body.ts'
import type { FormChecker, Problems } from '#components/forms/form-checker.ts'
import { FormContext } from '#components/forms/form-context.ts'
import { nextPhase } from '#components/forms/form-phase.ts'
import type { SiteFormKind } from '#components/forms/form-schema.ts'
import { FormStatus, type StatusMessages } from '#components/forms/form-status'
import { idempotentRequests } from '#components/forms/idempotent-request.ts'
import { prefillFromQuery } from '#components/forms/prefill-from-query.ts'
import { SentContext } from '#components/forms/sent-number'
import { SubmitButton } from '#components/forms/submit-button'
import styles from './form-frame.module.scss'

export interface FrameMessages extends StatusMessages {
  send: string
  sending: string
  problems: Readonly<Record<string, string>>
}

interface FormFrameProps {
  kind: SiteFormKind
  messages: FrameMessages
  /** Names of fields, for the form's attributes. */
  traits: FieldTraits
  /** True when a file may go with it. */
  upload?: boolean
  /** Shown instead of the form after it was saved. */
  sent: ReactNode
  /** The consent checkbox above the button. */
  consent: ReactNode
  /** Lays out the form's parts; one column without it. */
  className?: string
  children: ReactNode
}

function firstWrong(form: HTMLFormElement, problems: Problems): HTMLElement | undefined {
  return Array.from(form.elements).find(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && (element.getAttribute('name') ?? '') in problems,
  )
}

const poster = () => import('#lib/browser/forms/post-lead')

/** Sentences for some codes; a code without one gets the most common sentence. */
function inWords(codes: Problems, sentences: FrameMessages['problems']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(codes).map(([name, code]) => [name, sentences[code] ?? sentences.required ?? code]),
  )
}

/**
 * A form around its server-rendered fields. Without script it posts; with it fields are checked in place and the answer comes on the
 * same page. The rules load when the form is touched.
 */
export function FormFrame({
  kind,
  messages,
  traits,
  upload = false,
  sent,
  consent,
  className,
  children,
}: FormFrameProps) {
  const form = useRef<HTMLFormElement>(null)
  const checker = useRef<Promise<FormChecker>>(undefined)
  const prepare = useRef<ReturnType<typeof idempotentRequests>>(undefined)
  const busy = useRef(false)
  const [phase, signal] = useReducer(nextPhase, { at: 'writing' })
  const [codes, setCodes] = useState<Problems>({})
  const [wrongAtSend, setWrongAtSend] = useState<Problems>({})

  useEffect(() => {
    if (!form.current) return
    form.current.noValidate = true // from here on our own sentences speak, under the fields
    // On the page a visit begins with, the form was there to read and fill before the script started.
    const isFirstPage = !('hydrated' in document.documentElement.dataset)
    prepare.current = idempotentRequests(isFirstPage ? 0 : performance.now())
    prefillFromQuery(form.current, location.search)
    restoreDraft(kind, form.current)
    form.current.dispatchEvent(new Event('input', { bubbles: true })) // whoever shows the content shows it now
    return () => {
      checker.current?.then((live) => live.dispose()).catch(() => undefined)
      checker.current = undefined
    }
  }, [kind])

  const live = useCallback(() => {
    const element = form.current
    if (!element) return undefined
    checker.current ??= import('#components/forms/form-checker.ts').then(({ startChecker }) =>
      startChecker(element, kind, setCodes),
    )
    return checker.current
  }, [kind])

  async function send(element: HTMLFormElement) {
    signal({ type: 'send' })
    setWrongAtSend({})
    const rules = await live()
    const wrong = await rules?.check()
    if (wrong) {
      setCodes(wrong)
      setWrongAtSend(wrong)
      signal({ type: 'wrong' })
      firstWrong(element, wrong)?.focus()
      return
    }
    const ready = prepare.current?.(formBody(element), upload ? new FormData(element) : undefined)
    if (!ready) return
    const { postLead } = await poster()
    const answer = await postLead(`/forms/${kind}`, ready.body, ready.key)
    if (answer.kept) {
      dropDraft(kind)
      signal({ type: 'kept', id: answer.id })
    } else if (answer.why === 'fields') {
      rules?.refuse(answer.fields)
      setWrongAtSend(answer.fields)
      signal(firstWrong(element, answer.fields) ? { type: 'wrong' } : { type: 'failed', why: 'refused' })
      firstWrong(element, answer.fields)?.focus()
    } else {
      signal({ type: 'failed', why: answer.why })
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return // a second press while the first is under way is the same wish
    busy.current = true
    const element = event.currentTarget
    send(element)
      // The rules could not be loaded: let the browser post the form.
      .catch(() => element.submit())
      .finally(() => {
        busy.current = false
      })
  }

  const problems = useMemo(() => inWords(codes, messages.problems), [codes, messages.problems])
  const check = useCallback(
    async (names: readonly string[]) => (await live()?.then((rules) => rules.checkSome(names))) ?? true,
    [live],
  )
  const view = useMemo(() => ({ id: kind, problems, check }), [kind, problems, check])

  if (phase.at === 'sent') return <SentContext value={phase.id}>{sent}</SentContext>
  const wake = () => void Promise.all([live(), poster()]).catch(() => undefined)
  return (
    <form
      ref={form}
      className={className ?? styles.form}
      method="post"
      action={`/api/forms/${kind}`}
      encType={upload ? 'multipart/form-data' : undefined}
      aria-busy={phase.at === 'sending' || undefined}
      data-lists={traits.lists}
      data-personal={traits.personal}
      data-facts={traits.facts}
      onSubmit={onSubmit}
      onFocus={wake}
      onPointerDown={wake}
      onInput={(event) => saveDraft(kind, event.currentTarget)}
    >
      <FormContext value={view}>
        {children}
        <div className={styles.end} data-form-end="">
          {consent}
          <FormStatus phase={phase} wrong={inWords(wrongAtSend, messages.problems)} messages={messages} />
          <SubmitButton busy={phase.at === 'sending'} label={messages.send} busyLabel={messages.sending} />
        </div>
      </FormContext>
    </form>
  )
}
