'use client'

import { useEffect, useRef, useState } from 'react'
import type { Messages } from '#lib/i18n/messages'
import styles from './check-form.module.scss'

const address = '/api/widget/v1/check'

interface CheckFormProps {
  language: string
  messages: Messages['WidgetCheckPage']['form']
}

/**
 * Checks whether a site's key and an origin belong together. Without script the browser shows the same answer as text; the link
 * that the widget's warning prints (`?site=…&origin=…`) is answered at once.
 */
export function CheckForm({ language, messages }: CheckFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState('')
  // Prefills the request for a site key, once the check is answered.
  const [requestQuery, setRequestQuery] = useState('')

  const check = async (asked: URLSearchParams) => {
    setAnswer(messages.checking)
    setRequestQuery('')
    try {
      const response = await fetch(`${address}?${asked}`)
      setAnswer(response.ok ? (await response.text()).trim() : messages.failed)
      const { site = '', origin = '' } = Object.fromEntries(asked)
      if (response.ok) setRequestQuery(`${new URLSearchParams({ site, origin, siteKey: site })}`)
    } catch {
      setAnswer(messages.failed)
    }
  }
  const fields = () =>
    new URLSearchParams([...new FormData(form.current ?? undefined)].map(([name, value]) => [name, String(value)]))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the page is there.
  useEffect(() => {
    const given = new URLSearchParams(location.search)
    for (const name of ['site', 'origin']) {
      const field = form.current?.elements.namedItem(name)
      const value = given.get(name)
      if (field instanceof HTMLInputElement && value) field.value = value.slice(0, 200)
    }
    if (given.get('site')) void check(fields())
  }, [])

  return (
    <form
      ref={form}
      action={address}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void check(fields())
      }}
    >
      <input type="hidden" name="lang" value={language} />
      <p>
        <label htmlFor="check-site">{messages.site}</label>
        <input id="check-site" name="site" required maxLength={60} autoComplete="off" spellCheck={false} />
      </p>
      <p>
        <label htmlFor="check-origin">{messages.origin}</label>
        <input
          id="check-origin"
          name="origin"
          type="url"
          required
          maxLength={200}
          placeholder={messages.placeholder}
          autoComplete="url"
        />
      </p>
      <button type="submit">{messages.check}</button>
      <output className={styles.answer} htmlFor="check-site check-origin">
        {answer}
      </output>
      {requestQuery && <a href={`?${requestQuery}#key`}>{messages.request}</a>}
    </form>
  )
}
