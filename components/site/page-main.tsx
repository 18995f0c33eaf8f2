import type { ReactNode } from 'react'
import { routeOf } from '#lib/routes/address'
import type { SitePath } from '#lib/routes/table'

/**
 * The one `main` of a page. Its attributes carry the route table's facts to the header, the footer and
 * the English extras, which stand in the layout and read them in CSS (`body:has(main[data-theme=…])`).
 */
export function PageMain({ path, children }: { path: SitePath; children: ReactNode }) {
  const route = routeOf(path)
  return (
    <main id="content" data-theme={route.theme} data-footer={route.footer} data-extras={route.extras ? 'on' : 'off'}>
      {children}
    </main>
  )
}
