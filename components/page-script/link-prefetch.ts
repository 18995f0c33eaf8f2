import { fetchNextPage } from '#components/page-script/next-pages.ts'
import { mayFetchAhead } from '#components/page-script/page-links.ts'
import { mayPrefetch } from '#lib/browser/navigation/network-quality'
import { pageStands } from '#lib/protocol/shell'

/** Prefetching waits for the browser to be idle, but not longer than this (SPEC-9). */
const idleWithinMs = 2000

/** For browsers that cannot say when they are idle. */
const withoutIdleMs = 200

/** The bound: documents that one page fetches because links to them came into view, up to 20 KB each. */
const mostInView = 4

/** Which of these lead to a page that may be fetched `mayFetchAhead` says. */
const siteLink = 'a[href^="/"]'

/** A pointer that only crosses a link leaves it sooner. */
const restsAfterMs = 40

/**
 * Prefetches the documents of visible links (at most four a page), and with styles the one that is pointed at, touched or focused,
 * to be shown in place of the page (`same-document-navigation.ts`).
 */
export function prefetchLinks(): void {
  const asked = new Set([location.pathname + location.search])
  // Firefox knows the hint too, but holds it to `default-src`, which allows nothing; a fetch fills the same cache.
  const links = document.createElement('link').relList
  const knowsPrefetch = links.supports('prefetch') && HTMLScriptElement.supports?.('speculationrules') === true

  /** Whether it was worth asking. */
  function prefetch(link: HTMLAnchorElement): boolean {
    const url = link.pathname + link.search
    if (asked.has(url) || !mayFetchAhead(link) || !mayPrefetch(navigator)) return false
    asked.add(url)
    if (knowsPrefetch) {
      const hint = document.createElement('link')
      hint.rel = 'prefetch'
      hint.href = url
      document.head.append(hint)
    } else {
      // The answer is kept by the browser's cache for as long as its header says. Leaving the page may cut it short.
      fetch(url, { priority: 'low' })
        .then((answer) => answer.text())
        .catch(() => undefined)
    }
    return true
  }

  let left = mostInView
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      inView.unobserve(target)
      if (left > 0 && prefetch(target)) left -= 1
    }
    if (left === 0) inView.disconnect()
  })
  function observe() {
    inView.disconnect()
    left = mostInView
    for (const link of document.querySelectorAll<HTMLAnchorElement>(siteLink)) inView.observe(link)
  }
  function observeWhenIdle() {
    if ('requestIdleCallback' in window) requestIdleCallback(observe, { timeout: idleWithinMs })
    else setTimeout(observe, withoutIdleMs)
  }
  observeWhenIdle()
  addEventListener(pageStands, observeWhenIdle)

  let ahead: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let fetching: AbortController | undefined
  function stop() {
    clearTimeout(timer)
    fetching?.abort()
    ahead = undefined
  }
  function come({ target }: Event) {
    const link = (target instanceof Element && target.closest<HTMLAnchorElement>(siteLink)) || undefined
    if (link === ahead) return
    stop()
    ahead = link
    if (!link) return
    timer = setTimeout(() => {
      prefetch(link)
      if (!mayFetchAhead(link) || !mayPrefetch(navigator)) return
      // What could not be fetched now is fetched when the link is followed.
      fetching = new AbortController()
      fetchNextPage(link.pathname + link.search, fetching.signal).catch(() => undefined)
    }, restsAfterMs)
  }
  // Pointer moves, not arrivals: scrolling brings links under a resting pointer.
  for (const kind of ['pointermove', 'touchstart', 'focusin']) {
    document.addEventListener(kind, come, { capture: true, passive: true })
  }
  // A finger that scrolls has not come to a link; what a click asks for has the line and the processor to itself.
  for (const kind of ['pointercancel', 'click']) {
    document.addEventListener(kind, stop, { capture: true, passive: true })
  }
}
