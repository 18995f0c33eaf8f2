'use client'

import '#styles/global.scss'
import { Wordmark } from '#components/site/wordmark'
import { languageTag } from '#lib/i18n/locales'
import en from '#messages/en/fallback.json'
import zh from '#messages/zh/fallback.json'
import styles from './global-error.module.scss'

/** Stands in for the whole document when a page breaks in the browser; shows no part of the error (READ-13). */
export default function GlobalError({ retry }: { retry: () => void }) {
  // There is no document while the build prerenders this view.
  const english = typeof document !== 'undefined' && document.documentElement.lang === languageTag.en
  const locale = english ? 'en' : 'zh'
  const messages = (english ? en : zh).GlobalError
  return (
    <html lang={languageTag[locale]}>
      <body>
        <title>{messages.title}</title>
        <main className={styles.view} data-tone="dark">
          <a className={styles.mark} href={english ? '/en' : '/'} aria-label="ORCA">
            <Wordmark />
          </a>
          <h1 className={styles.title}>{messages.title}</h1>
          <p>{messages.text}</p>
          <p className={styles.ways}>
            <button type="button" className={styles.again} onClick={retry}>
              {messages.again}
            </button>
            {/* A full load: what broke may be what follows links. */}
            <a href={english ? '/en' : '/'}>{messages.home}</a>
          </p>
        </main>
      </body>
    </html>
  )
}
