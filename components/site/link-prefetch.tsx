'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { mayPrefetch } from '#lib/browser/navigation/network-quality'

/** Prefetching waits for the browser to be idle, but not longer than this (SPEC-9). */
const idleWithinMs = 2000

/** For browsers that cannot say when they are idle. */
const withoutIdleMs = 200

/** Prefetches the pages whose links come into view; one observer for all links of the page. */
export function LinkPrefetch() {
  const router = useRouter()
  const pathname = usePathname()

  useEffect(() => {
    const done = new Set([pathname])

    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
        observer.unobserve(target)
        if (done.has(target.pathname) || !mayPrefetch(navigator)) continue
        done.add(target.pathname)
        router.prefetch(target.pathname)
      }
    })

    function observe() {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-page]')) observer.observe(link)
    }

    const idle = 'requestIdleCallback' in window
    const waiting = idle ? requestIdleCallback(observe, { timeout: idleWithinMs }) : setTimeout(observe, withoutIdleMs)
    return () => {
      if (idle) cancelIdleCallback(Number(waiting))
      else clearTimeout(waiting)
      observer.disconnect()
    }
  }, [router, pathname])

  return null
}
