'use client'

import { useEffect, useState } from 'react'
import { chosenLanguage, prefersAlternate } from '#lib/i18n/hint'
import type { Locale } from '#lib/i18n/locales'
import styles from './language-hint-bar.module.scss'

/** A cookie of the browser's session: the dismissal lasts the visit, in all its tabs (READ-1). */
const dismissal = 'orca-language-hint=dismissed'

interface LanguageHintBarProps {
  page: Locale
  lang: string
  href: string
  offer: string
  dismiss: string
}

/** Without cookies there is no memory for the answer: better never to ask than to ask on every page. */
const wasDismissed = () => !navigator.cookieEnabled || document.cookie.split('; ').includes(dismissal)

/** Lies over the page under the header, so that nothing moves when it comes and goes. */
export function LanguageHintBar({ page, lang, href, offer, dismiss }: LanguageHintBarProps) {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    const reader = { languages: navigator.languages, chosen: chosenLanguage(document.cookie) }
    setShown(prefersAlternate(page, reader) && !wasDismissed())
  }, [page])

  if (!shown) return null
  return (
    <aside className={styles.bar} lang={lang} aria-label={offer} data-tone="dark">
      <a href={href} rel="nofollow" className={styles.offer}>
        {offer}
      </a>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={dismiss}
        onClick={() => {
          // biome-ignore lint/suspicious/noDocumentCookie: the cookie store's own interface is newer than the browsers we serve
          document.cookie = `${dismissal}; Path=/; SameSite=Lax`
          setShown(false)
        }}
      />
    </aside>
  )
}
