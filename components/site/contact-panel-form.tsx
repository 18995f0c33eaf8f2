'use client'
import { type ComponentType, type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import type { PanelFaults } from '#components/site/panel-rules.ts'
import type { PhoneInputProps, PhoneReading } from '#components/site/phone-input'
import { usePanelSend } from '#components/site/use-panel-send.ts'
import type { Messages } from '#lib/i18n/messages'
import action from '../ui/action.module.scss'
import styles from './contact-panel-form.module.scss'

interface ContactPanelFormProps {
  messages: Omit<Messages['ContactPanel'], 'title' | 'move' | 'plain' | 'notice'>
  /** Where the form leads while there is no script. */
  formPage: string
  notice: ReactNode
}

/** Prefix of the form's ids. */
const id = 'contact-panel'

/** Email, telephone, message (SPEC-3, SPEC-5); the first and last are emptied by an attempt, later words stay. */
export function ContactPanelForm({ messages, formPage, notice }: ContactPanelFormProps) {
  // The boxes keep their own content, so that what was typed before the script started counts as well.
  const email = useRef<HTMLInputElement>(null)
  const message = useRef<HTMLTextAreaElement>(null)
  const international = useRef<PhoneReading>(null)
  const [typedPhone, setTypedPhone] = useState('')
  const { state, faults, send, lost, writeOn } = usePanelSend()
  const [PhoneInput, setPhoneInput] = useState<ComponentType<PhoneInputProps>>()
  const plainPhone = useRef<HTMLInputElement>(null)

  function write(emailText: string, messageText: string) {
    if (email.current) email.current.value = emailText
    if (message.current) message.current.value = messageText
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const content = {
      email: email.current?.value.trim() ?? '',
      phone: plainPhone.current?.value ?? international.current?.read() ?? '',
      message: message.current?.value ?? '',
    }
    const result = await send(content)
    if (result === 'attempted') takeAway(content)
    else if (result !== 'busy') document.getElementById(`${id}-${result.email ? 'email' : 'phone'}`)?.focus()
  }

  /** What was sent goes from the boxes, and nothing else. */
  function takeAway(sent: { email: string; message: string }) {
    const [emailNow = '', messageNow = ''] = [email.current?.value, message.current?.value]
    write(
      emailNow.trim() === sent.email ? '' : emailNow,
      messageNow.startsWith(sent.message) ? messageNow.slice(sent.message.length).trimStart() : messageNow,
    )
  }

  function putBack() {
    const content = lost()
    if (!content) return
    const [emailNow = '', messageNow = ''] = [email.current?.value, message.current?.value]
    write(emailNow || content.email, [content.message, messageNow].filter(Boolean).join('\n'))
    writeOn()
  }

  // Touched, focused or hovered: the plain input stays until the international one can take its place.
  async function loadPhoneInput() {
    try {
      const loaded = await import('#components/site/phone-input')
      setTypedPhone(plainPhone.current?.value ?? '')
      setPhoneInput(() => loaded.default)
    } catch {
      // The plain input does as well: the rules are the same.
    }
  }

  const problem = (field: keyof PanelFaults, sentence: string) =>
    faults[field] && (
      <p className={styles.problem} id={`${id}-${field}-problem`}>
        {sentence}
      </p>
    )
  const phoneDescription = faults.phone ? `${id}-phone-problem` : `${id}-phone-hint`
  return (
    <form
      className={styles.form}
      action={formPage}
      onSubmit={onSubmit}
      onInput={writeOn}
      noValidate
      aria-busy={state === 'sending' || undefined}
    >
      <div className={styles.field}>
        <label className={styles.label} htmlFor={`${id}-email`}>
          {messages.email}
        </label>
        <input
          ref={email}
          className={styles.control}
          id={`${id}-email`}
          type="email"
          autoComplete="email"
          placeholder={messages.emailPlaceholder}
          required
          aria-invalid={faults.email || undefined}
          aria-describedby={faults.email ? `${id}-email-problem` : undefined}
        />
        {problem('email', messages.wrongEmail)}
      </div>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={`${id}-phone`}>
          {messages.phone}
        </label>
        {PhoneInput ? (
          <PhoneInput
            ref={international}
            id={`${id}-phone`}
            typed={typedPhone}
            wrong={faults.phone}
            describedBy={phoneDescription}
            countryLabel={messages.country}
            takeFocus={plainPhone.current !== null && plainPhone.current === document.activeElement}
          />
        ) : (
          <input
            ref={plainPhone}
            className={styles.control}
            id={`${id}-phone`}
            type="tel"
            autoComplete="tel"
            onPointerEnter={loadPhoneInput}
            onPointerDown={loadPhoneInput}
            onFocus={loadPhoneInput}
            aria-describedby={phoneDescription}
            aria-invalid={faults.phone || undefined}
          />
        )}
        {faults.phone ? (
          problem('phone', messages.wrongPhone)
        ) : (
          <p className={styles.hint} id={`${id}-phone-hint`}>
            {messages.phoneHint}
          </p>
        )}
      </div>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={`${id}-message`}>
          {messages.message}
        </label>
        <textarea ref={message} className={styles.control} id={`${id}-message`} rows={3} maxLength={5000} />
      </div>
      <p className={styles.hint}>{notice}</p>
      <button
        className={`${action.action} ${action.buoy} ${styles.send}`}
        type="submit"
        aria-disabled={state === 'sending' || undefined}
        data-replay=""
      >
        {state === 'sending' ? messages.sending : messages.send}
      </button>
      <div className={styles.answer} role="status" data-state={state}>
        {state === 'submitted' && <p>{messages.submitted}</p>}
      </div>
      <div className={styles.aloud} role="alert">
        {faults.email && <p>{messages.wrongEmail}</p>}
        {faults.phone && <p>{messages.wrongPhone}</p>}
      </div>
      <div className={styles.answer} role="alert" data-state={state}>
        {state === 'failed' && (
          <>
            <p>{messages.failed}</p>
            {lost() && (
              <button className={styles.again} type="button" onClick={putBack}>
                {messages.again}
              </button>
            )}
          </>
        )}
      </div>
    </form>
  )
}
