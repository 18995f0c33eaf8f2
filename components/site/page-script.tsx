'use client'

import { useEffect } from 'react'

/**
 * Brings the page script where the build could not put it into the head: the error page, which is rendered on request,
 * and the dev server. Everywhere else it runs long before the framework.
 */
export function PageScript() {
  useEffect(() => {
    if ('live' in document.documentElement.dataset) return
    import('#components/page-script/start-page-script.ts').then(
      ({ startPageScript }) => startPageScript(),
      (error) => console.warn('The page script could not be loaded.', error),
    )
  }, [])
  return null
}
