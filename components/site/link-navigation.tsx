'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** A press that asks for this page here: another button or a held key means a new tab, a window or a download. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** Follows the site's own links (`SiteLink`) as soft navigations; one listener for all links of the page. */
export function LinkNavigation() {
  const router = useRouter()

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-page]:not([target])')
      if (!link || event.defaultPrevented || !isPlain(event)) return
      event.preventDefault()
      router.push(link.pathname + link.search + link.hash)
    }
    // On the window: whatever on the way has its own use for a click comes first.
    window.addEventListener('click', follow)
    return () => window.removeEventListener('click', follow)
  }, [router])

  return null
}
