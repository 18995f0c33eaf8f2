'use client'
import { useState } from 'react'
import { ToolAction } from '#components/tools/parts/tool-action'
import { type KeptLink, keptLinkOf, rememberLink } from '#components/tools/thread/kept-links.ts'
import { keptAddress } from '#components/tools/thread/thread-address.ts'
import { copyText } from '#lib/browser/copy-text'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { isShortLink } from '#lib/protocol/short-link'
import field from '../../forms/field.module.scss'
import styles from './tool-thread.module.scss'

type ShortLinkMessages = Messages['ToolThread']['short']
type Fault = 'empty' | 'tooLong' | 'tooMany' | 'off' | 'failed'

const faults: Readonly<Record<number, Fault>> = { 404: 'off', 413: 'tooLong', 422: 'tooLong', 429: 'tooMany' }

/** Has an address kept on the server, or says why not. */
async function keep(address: string): Promise<KeptLink | Fault> {
  try {
    const answer = await fetch('/api/short-links', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ address }),
    })
    if (!answer.ok) return faults[answer.status] ?? 'failed'
    const link: unknown = await answer.json()
    return isShortLink(link) ? { ...link, address } : 'failed'
  } catch {
    return 'failed'
  }
}

/** On the visitor's wish: a link of a few characters, kept for some days, and the link that deletes it. */
export function ShortLink({ locale, days, messages }: { locale: string; days: number; messages: ShortLinkMessages }) {
  const [state, setState] = useState<KeptLink | Fault | 'making' | null>(null)
  const [copied, setCopied] = useState<'copy' | 'copied' | 'copyFailed'>('copy')

  async function make() {
    const address = keptAddress()
    if (!address) return setState('empty')
    setCopied('copy')
    setState('making')
    const link = keptLinkOf(address) ?? (await keep(address))
    if (typeof link !== 'string') rememberLink(link)
    setState(link)
  }

  const link = typeof state === 'object' ? state : null
  const href = link && `${location.origin}/s/${link.id}`
  return (
    <div className={styles.short}>
      <ToolAction
        label={state === 'making' ? messages.making : formatMessage(messages.make, { days })}
        disabled={state === 'making'}
        onPress={() => void make()}
      />
      <p className={styles.note}>{formatMessage(messages.note, { days })}</p>
      <div aria-live="polite">
        {typeof state === 'string' && state !== 'making' && <p className={field.problem}>{messages[state]}</p>}
        {link && href && (
          <div className={styles.kept}>
            <label className={field.label} htmlFor="short-link">
              {messages.link}
            </label>
            <div className={styles.row}>
              <input
                id="short-link"
                className={field.control}
                readOnly
                value={href}
                onFocus={(event) => event.currentTarget.select()}
              />
              <ToolAction
                label={messages[copied]}
                onPress={async () => setCopied((await copyText(href)) ? 'copied' : 'copyFailed')}
              />
            </div>
            <p className={styles.note}>
              {formatMessage(messages.until, {
                date: new Date(link.until).toLocaleDateString(locale, { dateStyle: 'long' }),
              })}{' '}
              <a href={`/s/${link.id}?delete=${link.secret}`} rel="nofollow">
                {messages.remove}
              </a>
            </p>
          </div>
        )}
      </div>
    </div>
  )
}
