'use client'
import { type MouseEvent, type SyntheticEvent, useEffect, useState } from 'react'
import { partWhenLive } from '#components/ui/part-when-live'
import type { Messages } from '#lib/i18n/messages'
import action from '../../ui/action.module.scss'
import styles from './tool-thread.module.scss'

export interface ToolThreadProps {
  locale: string
  tools: readonly { href: string; name: string }[]
  quote: string
  /** Days that a short link is kept; 0 where the site keeps none. */
  shortLinkDays: number
  messages: Messages['ToolThread']
}

// What reads and writes waters comes once this stands in sight: the tool itself starts without waiting for it.
const loadAddresses = () => import('#components/tools/thread/thread-address.ts')
const ShortLink = partWhenLive(() => import('#components/tools/thread/short-link').then((part) => part.ShortLink))

type Addresses = Awaited<ReturnType<typeof loadAddresses>>

/** From one tool to the next and to the quote with everything that was typed; without script plain links. */
export function ToolThread({ locale, tools, quote, shortLinkDays, messages }: ToolThreadProps) {
  const [addresses, setAddresses] = useState<Addresses | null>(null)
  useEffect(() => {
    loadAddresses().then(setAddresses, () => setAddresses(null))
  }, [])

  // The address changes with every key: what a link leads to is written when somebody is about to follow it.
  const along = (plain: string, full: (from: Addresses) => string) => {
    const write = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
      if (addresses) currentTarget.href = full(addresses)
    }
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      write(event)
      if (addresses) return
      event.preventDefault()
      loadAddresses().then(
        (from) => location.assign(full(from)),
        () => location.assign(plain),
      )
    }
    return { href: plain, 'data-replay': '', onPointerDown: write, onFocus: write, onClick: follow }
  }
  const look = `${action.action} ${action.quiet}`
  return (
    <nav data-screen-only="" className={styles.thread} aria-labelledby="tool-thread">
      <div>
        <h2 id="tool-thread" className={styles.title}>
          {messages.title}
        </h2>
        <p className={styles.lead}>{messages.lead}</p>
      </div>
      <ul className={styles.links}>
        {tools.map(({ href, name }) => (
          <li key={href}>
            <a className={look} {...along(href, ({ onToolPage }) => onToolPage(href))}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <a className={look} {...along(quote, ({ onQuotePage }) => onQuotePage(quote))}>
            {messages.quote}
          </a>
        </li>
      </ul>
      {shortLinkDays > 0 && <ShortLink locale={locale} days={shortLinkDays} messages={messages.short} />}
    </nav>
  )
}
