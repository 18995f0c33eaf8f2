import type { ReactNode } from 'react'
import styles from './defer-until-interaction.module.scss'

/**
 * Content that nothing shows before the visitor acts: a closed menu, an answer to a choice not made yet. Without script it
 * stands in the page as written. With script the browser keeps it as text and makes elements of it in the visitor's first
 * act, before anything answers that act (`start-on-intent.client.js`, `mountDeferredContent`): a third fewer elements to
 * lay out before the first frame. Where the framework renders the page itself it must find
 * the place as the server left it, so it owns nothing in there.
 */
export function DeferUntilInteraction({ children }: { children: ReactNode }) {
  return (
    <>
      <noscript data-later="">{children}</noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: always empty; it tells the framework to leave what is put here. */}
      <div className={styles.place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    </>
  )
}
