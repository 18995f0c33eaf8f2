'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'

const isBoatPage = (path: string) => /\/product\/\w+$/.test(path)

/**
 * Lets a boat's picture travel on Back and Forward too. Two things stand in its way there. React shows a page at once
 * when it hears of it by a `popstate` that the browser fires; one that comes while a promise is settled it takes for a
 * navigation like others, and an empty precommit handler makes it come so. And the browser finds the place scrolled to
 * when React has measured already who is in sight: so for these steps the place is kept and found again here, with the
 * page. A browser without that interface changes pages at once.
 */
export function HistoryTransition() {
  const pathname = usePathname()
  const ahead = useRef<number>(undefined)

  useEffect(() => {
    if (!('navigation' in window)) return
    const { navigation } = window
    const places = new Map<string, number>()
    function hold(event: NavigateEvent) {
      const left = navigation.currentEntry
      // While a step waits for its page, what is scrolled is still the page before.
      if (left && ahead.current === undefined) places.set(left.key, scrollY)
      if (event.navigationType === 'replace') return // the framework's own note on the entry it has come to
      ahead.current = undefined
      const { destination } = event
      const isOurs = event.navigationType === 'traverse' && event.canIntercept && event.cancelable
      const place = places.get(destination.key)
      if (!isOurs || event.hasUAVisualTransition || place === undefined) return
      if (isBoatPage(location.pathname) === isBoatPage(new URL(destination.url).pathname)) return
      ahead.current = place
      event.signal.addEventListener('abort', () => {
        ahead.current = undefined
      })
      event.intercept({ focusReset: 'manual', scroll: 'manual', precommitHandler: async () => {} })
    }
    navigation.addEventListener('navigate', hold)
    return () => navigation.removeEventListener('navigate', hold)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that was stepped to is there when the path changes
  useLayoutEffect(() => {
    if (ahead.current !== undefined) scrollTo({ top: ahead.current, behavior: 'instant' })
    ahead.current = undefined
  }, [pathname])

  return null
}
