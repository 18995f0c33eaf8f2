import { useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Island } from '#components/islands/island'
import { ContactPanelForm } from '#components/site/contact-panel-form'
import { SiteLink } from '#components/ui/site-link'
import { address } from '#lib/routes/address'
import styles from './contact-panel.module.scss'

/** The draggable panel of the English pages (SPEC-2 and SPEC-4); collapsed until it is wanted. */
export function ContactPanel() {
  const t = useTranslations('ContactPanel')
  const { title, move, plain, notice, ...words } = useMessages().ContactPanel
  return (
    <ContactPanelFrame title={title} move={move}>
      <p className={styles.plain}>
        <SiteLink to="/advisory">{plain}</SiteLink>
      </p>
      <div className={styles.needsScript}>
        <Island name="contact-panel">
          <ContactPanelForm
            formPage={address('/advisory', 'en')}
            notice={t.rich('notice', { link: (text) => <SiteLink to="/privacy">{text}</SiteLink> })}
            messages={words}
          />
        </Island>
      </div>
    </ContactPanelFrame>
  )
}

/** The floating panel of English pages. `<details>` opens and closes it; the page script moves and remembers it (`keepContactPanel`). */
function ContactPanelFrame({ title, move, children }: { title: string; move: string; children: ReactNode }) {
  return (
    <aside className={styles.panel} aria-label={title} data-over-page="" data-contact-panel="" data-starts-island="">
      <button className={styles.grip} type="button" aria-label={move} data-handle="" data-script="">
        <svg viewBox="0 0 12 20" aria-hidden="true" focusable="false">
          <path d="M3 4h0M9 4h0M3 10h0M9 10h0M3 16h0M9 16h0" />
        </svg>
      </button>
      {/* A visitor may have opened it before the script started: that is no mismatch to complain of. */}
      <details className={styles.details} suppressHydrationWarning>
        <summary className={styles.head} data-handle="">
          <span className={styles.title}>{title}</span>
          <svg className={styles.icon} viewBox="0 0 22 18" aria-hidden="true" focusable="false">
            <path d="M2 2h18v14H2ZM2 3l9 7 9-7" />
          </svg>
          <svg className={styles.close} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d="M4 10h12" />
            <path d="M10 4v12" />
          </svg>
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </aside>
  )
}
