'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** There the visitor starts a widget of their own. */
const withoutHotline = /^\/(test|widget)$/

/**
 * Loads the hotline widget once the page has nothing better to do. It is never needed for the page itself, so whatever
 * goes wrong is only logged.
 */
export function HotlineWidgetStart({ site }: { site: string }) {
  const wanted = !withoutHotline.test(usePathname())
  useEffect(() => {
    if (!wanted) return
    const ending = new AbortController()
    const begin = () =>
      import('#components/site/hotline-widget-begin.ts')
        .then(({ beginHotline }) => (ending.signal.aborted ? undefined : beginHotline(site, ending.signal)))
        .catch((error) => console.warn('The hotline widget could not be loaded.', error))
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000))
    idle(() => void begin(), { timeout: 4000 })
    return () => ending.abort()
  }, [site, wanted])
  return null
}
