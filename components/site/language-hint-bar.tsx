'use client'

import { useEffect, useState } from 'react'
import { chosenLanguage, prefersAlternate } from '#lib/i18n/hint'
import type { Locale } from '#lib/i18n/locales'
import styles from './language-hint-bar.module.scss'

/** Kept in session storage: the dismissal lasts the visit (READ-1). */
const storageKey = 'orca-language-hint'

interface LanguageHintBarProps {
  page: Locale
  lang: string
  href: string
  offer: string
  dismiss: string
}

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return true // no memory for the answer: better never to ask than to ask on every page
  }
}

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
          sessionStorage.setItem(storageKey, 'dismissed')
          setShown(false)
        }}
      />
    </aside>
  )
}
