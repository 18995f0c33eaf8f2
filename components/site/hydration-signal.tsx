'use client'

import { useEffect } from 'react'

/**
 * Says that the page answers to script now: replays a click that came too early (`data-replay`), and lets tests and
 * styles know. It stands last in the body, so that every other effect has run.
 */
export function HydrationSignal() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    window.dispatchEvent(new Event('orca:hydrated'))
  }, [])
  return null
}
