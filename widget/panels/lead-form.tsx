import { useId, useRef, useState } from 'react'
import { panelWords } from '../messages/panels.ts'
import { ask } from '../session/api.ts'
import { ulid } from '../session/ulid.ts'
import type { FormConfig, SiteConfig } from '../shared/config.ts'
import type { Core } from '../shared/core.ts'
import { Failure } from '../shared/failure.ts'
import { safeAddress } from '../shared/safe-address.ts'
import { check, type Fault } from './check.ts'
import { FormField } from './form-field.tsx'
import { Result } from './result.tsx'

interface LeadFormProps {
  core: Core
  site: SiteConfig
  form: FormConfig
  kind: 'board' | 'callback'
  /** Words already typed in the chat. */
  text?: string
  close(): void
}

/** Fields, their checks, and the answer in the same place. What was written stays until it is kept. */
export function LeadForm({ core, site, form, kind, text = '', close }: LeadFormProps) {
  const words = panelWords[core.state.lang]
  const [values, setValues] = useState<Record<string, string>>({ content: [...text].slice(0, 1000).join('') })
  const [agreed, setAgreed] = useState(false)
  const [faults, setFaults] = useState<Record<string, Fault>>({})
  const [phase, setPhase] = useState<'write' | 'sending' | 'sent' | 'failed' | 'many'>('write')
  const [began] = useState(Date.now())
  const key = useRef(ulid())
  const node = useRef<HTMLFormElement>(null)
  const agreeId = useId()

  const say = (fault: Fault | undefined, max = 0) =>
    fault &&
    {
      missing: words.missing,
      phone: words.phoneWrong,
      email: words.emailWrong,
      long: words.tooLong(max),
      reach: words.reach,
      consent: words.consent,
    }[fault]
  const show = (found: Record<string, Fault>) => {
    setFaults(found)
    const first = form.fields.find(({ name }) => found[name])?.name
    requestAnimationFrame(() =>
      node.current?.querySelector<HTMLElement>(first ? `#oc-${first}` : '[type=checkbox]')?.focus(),
    )
  }
  const submit = async () => {
    if (phase === 'sending') return
    const found: Record<string, Fault> = check(form, values)
    if (!agreed) found.consent = 'consent'
    if (Object.keys(found).length > 0) return show(found)
    setPhase('sending')
    const kept = Object.fromEntries(form.fields.map(({ name }) => [name, (values[name] ?? '').trim()]))
    const body = {
      site: core.options.site,
      kind,
      language: core.state.lang,
      page: location.pathname,
      consent: 'yes',
      ...kept,
      website: '',
      elapsed: String(Date.now() - began),
    }
    try {
      const answer = await ask(core.options.api, 'leads', {
        method: 'POST',
        key: key.current,
        body,
        signal: core.signal,
      })
      const { id } = (await answer.json()) as { id: string }
      setPhase('sent')
      core.emit('lead', { id })
    } catch (error) {
      if (core.signal.aborted) return
      const refused =
        error instanceof Failure ? (error.cause as { fields?: Record<string, string> } | undefined)?.fields : undefined
      // A refused body may not be sent again under its key.
      key.current = ulid()
      const known = form.fields.filter(({ name }) => refused?.[name])
      if (known.length > 0) {
        setPhase('write')
        return show(
          Object.fromEntries(
            known.map(({ name, type }) => [
              name,
              refused?.[name] === 'reach' ? 'reach' : type === 'tel' ? 'phone' : type === 'email' ? 'email' : 'missing',
            ]),
          ),
        )
      }
      setPhase(error instanceof Failure && error.code === 'rate_limited' ? 'many' : 'failed')
    }
  }

  if (phase === 'sent')
    return <Result good title={words.sent} text={words.sentText} action={words.done} onAction={close} />
  if (phase === 'failed' || phase === 'many')
    return (
      <Result
        title={words.notSent}
        text={phase === 'many' ? words.tooMany : words.notSentText}
        action={words.back}
        onAction={() => setPhase('write')}
      />
    )
  return (
    <form
      className="form"
      noValidate
      ref={node}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {form.fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          words={words}
          value={values[field.name] ?? ''}
          fault={say(faults[field.name], field.max)}
          onChange={(value) => {
            setValues((old) => ({ ...old, [field.name]: value }))
            setFaults(({ [field.name]: _, ...rest }) => rest)
          }}
        />
      ))}
      <div className="field agree">
        <input
          type="checkbox"
          id={agreeId}
          checked={agreed}
          aria-invalid={faults.consent !== undefined}
          aria-describedby={faults.consent && `${agreeId}-fault`}
          onInput={(event) => {
            setAgreed(event.currentTarget.checked)
            setFaults(({ consent: _, ...rest }) => rest)
          }}
        />
        <label htmlFor={agreeId}>
          {site.consent?.text}
          {site.consent?.link && (
            <>
              {' '}
              <a href={safeAddress(site.consent.link.url)} target="_blank" rel="noopener">
                {site.consent.link.label}
              </a>
            </>
          )}
        </label>
        {faults.consent && (
          <p className="fault" id={`${agreeId}-fault`}>
            {words.consent}
          </p>
        )}
      </div>
      <button type="submit" className="submit" aria-disabled={phase === 'sending'}>
        {phase === 'sending' ? words.submitting : words.submit}
      </button>
    </form>
  )
}
