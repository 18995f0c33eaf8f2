'use client'

import { useEffect } from 'react'

/** Loads the page script where the build cannot: on the error page, which is rendered on request, and in development. */
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
