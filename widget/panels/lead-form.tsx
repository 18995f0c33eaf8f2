import { useId, useRef, useState } from 'react'
import type { FormConfig, SiteConfig } from '../../lib/protocol/widget-config.ts'
import { panelLabels } from '../messages/panels.ts'
import { ulid } from '../session/ulid.ts'
import type { Core } from '../shared/core.ts'
import { Failure } from '../shared/failure.ts'
import { safeAddress } from '../shared/safe-address.ts'
import { FormField } from './form-field.tsx'
import { leftContacts } from './left-contacts.ts'
import { Result } from './result.tsx'
import { refusedFields, sendLead } from './send-lead.ts'
import { type FieldError, validateForm } from './validate-form.ts'

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
  const labels = panelLabels[core.state.lang]
  // What was written outlives the panel, in this page's memory alone.
  const [draft] = useState(() => {
    core.drafts[kind] ??= { key: ulid(), values: {} }
    return core.drafts[kind]
  })
  const [values, setValues] = useState<Record<string, string>>(() => ({
    ...(text ? { content: [...text].slice(0, 1000).join('') } : {}),
    ...leftContacts(core.said?.() ?? []),
    ...Object.fromEntries(Object.entries(draft.values).filter(([name, value]) => value || name !== 'content')),
  }))
  const [agreed, setAgreed] = useState(false)
  const [faults, setFaults] = useState<Record<string, FieldError>>({})
  const [phase, setPhase] = useState<'write' | 'sending' | 'sent' | 'failed' | 'many' | 'refused'>('write')
  const [began] = useState(Date.now())
  const node = useRef<HTMLFormElement>(null)
  const agreeId = useId()

  const faultText = (fault: FieldError | undefined, max = 0) =>
    fault &&
    {
      missing: labels.missing,
      phone: labels.phoneWrong,
      email: labels.emailWrong,
      long: labels.tooLong.replace('{value}', `${max}`),
      reach: labels.reach,
      consent: labels.consent,
    }[fault]
  // One way to reach them is enough, so that none is there is said once, and over with the first words in either box.
  const reachTold = form.fields.find(({ name }) => faults[name] === 'reach')?.name
  const show = (found: Record<string, FieldError>) => {
    setFaults(found)
    const first = form.fields.find(({ name }) => found[name])?.name
    requestAnimationFrame(() =>
      node.current?.querySelector<HTMLElement>(first ? `#oc-${first}` : '[type=checkbox]')?.focus(),
    )
  }
  const submit = async () => {
    if (phase === 'sending') return
    const found: Record<string, FieldError> = validateForm(form, values)
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
      const { id } = await sendLead(core, draft.key, body)
      delete core.drafts[kind]
      setPhase('sent')
      core.emit('lead', { id })
    } catch (error) {
      if (core.signal.aborted) return
      const failure = error instanceof Failure ? error : new Failure('network', true, error)
      // Only what the server has certainly not kept gets another key: a cut answer may hide a kept one.
      if (!failure.retryable) draft.key = ulid()
      const refused = refusedFields(form, failure)
      if (refused) {
        setPhase('write')
        return show(refused)
      }
      setPhase(failure.code === 'rate_limited' ? 'many' : failure.retryable ? 'failed' : 'refused')
    }
  }

  if (phase === 'sent')
    return <Result good title={labels.sent} text={labels.sentText} action={labels.done} onAction={close} />
  if (phase === 'failed' || phase === 'many' || phase === 'refused')
    return (
      <Result
        title={labels.notSent}
        text={{ many: labels.tooMany, failed: labels.notSentText, refused: labels.refusedText }[phase]}
        action={labels.back}
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
          labels={labels}
          value={values[field.name] ?? ''}
          either={form.reach?.includes(field.name) === true}
          {...(faults[field.name] === 'reach' && field.name !== reachTold
            ? { faultToldBy: reachTold }
            : { fault: faultText(faults[field.name], field.max) })}
          onChange={(value) => {
            // Other words are another enquiry.
            draft.key = ulid()
            draft.values = { ...values, [field.name]: value }
            setValues(draft.values)
            setFaults(({ [field.name]: fault, ...rest }) =>
              fault === 'reach' ? Object.fromEntries(Object.entries(rest).filter(([, of]) => of !== 'reach')) : rest,
            )
          }}
        />
      ))}
      <div className="send-bar">
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
                <a href={safeAddress(site.consent.link.url)} target="_blank" rel="noopener noreferrer">
                  {site.consent.link.label}
                </a>
              </>
            )}
          </label>
          {faults.consent && (
            <p className="fault" id={`${agreeId}-fault`}>
              {labels.consent}
            </p>
          )}
        </div>
        <button type="submit" className="submit" aria-disabled={phase === 'sending'}>
          {phase === 'sending' ? labels.submitting : labels.submit}
        </button>
      </div>
    </form>
  )
}
