'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { siteBar } from '#lib/browser/navigation/site-bar'

/**
 * Says when a navigation is over: the loading bar ends, and focus goes to the new page's `main`, so that keyboard and
 * screen reader go on there (the framework announces the title and leaves focus alone).
 */
export function NavigationEnd() {
  const pathname = usePathname()
  const shown = useRef(pathname)

  useEffect(() => {
    siteBar.end('navigation')
    if (shown.current === pathname) return
    shown.current = pathname
    if (!location.hash) document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])

  useEffect(() => {
    // A change of the query alone leaves the path as it is; the history entry tells it, where the browser has that.
    if (!('navigation' in window)) return
    const end = () => siteBar.end('navigation')
    window.navigation.addEventListener('currententrychange', end)
    return () => window.navigation.removeEventListener('currententrychange', end)
  }, [])

  return null
}
