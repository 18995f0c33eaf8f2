import type { ReactNode } from 'react'
import styles from './defer-until-interaction.module.scss'

/**
 * Content that is hidden until the visitor acts (closed menus, answers). Without script it is part of the page; with script it is
 * a `noscript` text that the first act turns into elements (`mountDeferredContent`): a third fewer elements before the first frame.
 * React leaves its inside alone, so that hydration finds what the server sent.
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
