'use client'
import type { SyntheticEvent } from 'react'
import { ShortLink } from '#components/tools/short-link'
import { onQuotePage, onToolPage } from '#components/tools/thread-address.ts'
import type { Messages } from '#lib/i18n/messages'
import action from '../ui/action.module.scss'
import styles from './tool-thread.module.scss'

export interface ToolThreadProps {
  locale: string
  /** The other tools: their plain addresses and names. */
  tools: readonly { href: string; name: string }[]
  quote: string
  /** Days that a short link is kept; 0 where the site keeps none. */
  shortLinkDays: number
  messages: Messages['ToolThread']
}

/** From one tool to the next and to the quote with everything that was typed; without script plain links. */
export function ToolThread({ locale, tools, quote, shortLinkDays, messages }: ToolThreadProps) {
  // The address changes with every key: what a link leads to is written when somebody is about to follow it.
  const along = (address: () => string) => {
    const write = (event: SyntheticEvent<HTMLAnchorElement>) => {
      event.currentTarget.href = address()
    }
    return { 'data-replay': '', onPointerDown: write, onFocus: write, onClick: write }
  }
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
            <a className={`${action.action} ${action.quiet}`} href={href} {...along(() => onToolPage(href))}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <a className={`${action.action} ${action.quiet}`} href={quote} {...along(() => onQuotePage(quote))}>
            {messages.quote}
          </a>
        </li>
      </ul>
      {shortLinkDays > 0 && <ShortLink locale={locale} days={shortLinkDays} messages={messages.short} />}
    </nav>
  )
}
