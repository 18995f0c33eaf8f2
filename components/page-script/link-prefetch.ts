import { mayFetchAhead } from '#components/page-script/page-links.ts'
import { mayPrefetch } from '#lib/browser/navigation/network-quality'

/** Prefetching waits for the browser to be idle, but not longer than this (SPEC-9). */
const idleWithinMs = 2000

/** For browsers that cannot say when they are idle. */
const withoutIdleMs = 200

/** The bound: documents that one page fetches because links to them came into view, up to 20 KB each. */
const mostInView = 4

/** A pointer that only crosses a link leaves it sooner. */
const restsAfterMs = 40

/** Where a page names its style sheet (`scripts/build/own-styles.ts`): no two kinds of page have the same. */
const sheetOfPage = /<link rel="stylesheet" href="(\/_next\/static\/styles\/[^"]+)"/

/**
 * Fetches the styles of a page that was just asked for, and so comes from the browser's cache here: else its first frame
 * would wait for them.
 */
async function fetchStyles(page: string): Promise<void> {
  const html = await (await fetch(page, { priority: 'low' })).text()
  const [, sheet] = sheetOfPage.exec(html) ?? []
  if (sheet) await (await fetch(sheet, { priority: 'low' })).arrayBuffer()
}

/**
 * Fetches the documents of links that come into view (at most four a page) and of the link that the pointer, a finger or
 * the focus has come to, this one with its styles. Browsers with speculation rules also render the latter ahead:
 * `data-ahead` is what those rules look for (`lib/browser/navigation/speculation-rules.ts`).
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
      // The answer is kept by the browser's cache for as long as its header says.
      fetch(url, { priority: 'low' }).then(
        (answer) => answer.text(),
        () => undefined,
      )
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
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-page]')) inView.observe(link)
  }
  if ('requestIdleCallback' in window) requestIdleCallback(observe, { timeout: idleWithinMs })
  else setTimeout(observe, withoutIdleMs)

  const styled = new Set<string>()
  let ahead: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  function come(event: Event) {
    const { target } = event
    const byFinger = event.type === 'touchstart' || (event instanceof PointerEvent && event.pointerType === 'touch')
    const link = (target instanceof Element && target.closest<HTMLAnchorElement>('a[data-page]')) || undefined
    if (link === ahead) return
    clearTimeout(timer)
    if (ahead) delete ahead.dataset.ahead
    ahead = link
    if (!link) return
    timer = setTimeout(() => {
      prefetch(link)
      if (!mayFetchAhead(link) || !mayPrefetch(navigator)) return
      const url = link.pathname + link.search
      if (!styled.has(url)) fetchStyles(url).catch(() => styled.delete(url))
      styled.add(url)
      if (!byFinger) link.dataset.ahead = ''
    }, restsAfterMs)
  }
  // Moves, not arrivals: a page that scrolls under a resting pointer brings links to it that nobody chose.
  for (const kind of ['pointermove', 'touchstart', 'focusin']) {
    document.addEventListener(kind, come, { capture: true, passive: true })
  }
}
