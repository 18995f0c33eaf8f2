import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '#components/seo/breadcrumbs'
import { LanguageDialog } from '#components/site/language-dialog'
import { LanguageHint } from '#components/site/language-hint'
import { routeOf } from '#lib/routes/address'
import type { SitePath } from '#lib/routes/table'
import styles from './page-main.module.scss'

interface PageMainProps {
  path: SitePath
  /** What search engines call the page below the home page, where it says so in no longer trail of its own. */
  crumb?: string
  /** The page that stands between the home page and this one. */
  above?: Crumb
  children: ReactNode
}

/**
 * The page's `main`. Its attributes pass the route's facts to header, footer and English extras, which read them by
 * `body:has(main[data-theme=…])`. What needs the address in both languages stands beside it.
 */
export function PageMain({ path, crumb, above, children }: PageMainProps) {
  const route = routeOf(path)
  return (
    <>
      {/* Focus goes here after a navigation, so that a screen reader goes on where the page begins. */}
      <main
        id="content"
        className={styles.main}
        tabIndex={-1}
        data-theme={route.theme}
        data-footer={route.footer === 'default' ? undefined : route.footer}
        data-extras={route.extras ? undefined : 'off'}
        data-alone={route.secret ? '' : undefined}
        data-quiet=""
      >
        {children}
        {crumb && <Breadcrumbs trail={[...(above ? [above] : []), { name: crumb, path }]} />}
      </main>
      {route.secret || <LanguageHint path={path} />}
      <LanguageDialog path={path} />
    </>
  )
}
