import { fetchPage, pageOfDocument, takeNextPage } from '#components/page-script/next-pages.ts'
import { isDocumentOfItsOwn } from '#components/page-script/page-links.ts'
import { keepPlace, placeOf, returnTo } from '#components/page-script/places.ts'
import { type Page, showPage } from '#components/page-script/shown-page.ts'
import { afterNextFrame } from '#lib/browser/after-next-frame'
import { siteBar } from '#lib/browser/navigation/site-bar'
import { pageGoes, pageStands } from '#lib/protocol/shell'

/** After so many pages the next one is a document of its own: what they left in memory ends with this one. */
const mostInOneDocument = 10

/** As the start of a document decides it (`scripts/build/transforms/start-on-intent.client.js`). */
const mayWaitWithRest = () => 'requestIdleCallback' in globalThis && CSS.supports('overflow-anchor:auto')

/** Scroll and focus are set by script: the browser would lay out the whole new page for them before the first frame. */
const byHand = { scroll: 'manual', focusReset: 'manual' } as const

const addressOf = (url: URL | Location) => url.pathname + url.search

/** Tells listeners that another page is shown, as the browser does for a document. */
function announcePage(): void {
  if ('ariaNotify' in document && typeof document.ariaNotify === 'function') document.ariaNotify(document.title)
  else document.querySelector('main')?.focus({ preventScroll: true })
}

/** The address that this document came from: what it shows may be another page by now. */
const ownPath = () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname

/** The page, then its styles: with the first the bar steps, with both it is nearly there. */
function fetchWithBar(url: string, signal: AbortSignal): Promise<Page | undefined> {
  siteBar.begin('navigation')
  const onArrival = (part: 'page' | 'styles') => {
    siteBar.arrive(part === 'page' ? 'navigation' : part)
    if (part === 'page') siteBar.expect('navigation', 'styles')
  }
  return fetchPage(url, { signal, onArrival }).catch(() => undefined)
}

/**
 * Shows a followed link's page in this document if it was prefetched, and on Back earlier pages at their old place. The browser follows
 * all other links itself (docs/decisions/005).
 * @param startPage starts the elements of a page that has not been shown before
 */
export function showPagesInPlace(startPage: () => void): void {
  if (!('navigation' in globalThis) || isDocumentOfItsOwn(location.pathname)) return
  // Statistics count documents.
  if (document.querySelector('[data-statistics]')) return
  const { dataset } = document.documentElement
  const left = new Map<string, Page>()
  const live = new WeakSet<Page>()
  let shown: Page | undefined
  let count = 0
  /** Ends when the visitor goes on before a page has come. */
  let waiting = new AbortController()

  /** @returns whether the page was shown */
  function change(next: Page, from: string): boolean {
    if (!shown) {
      shown = pageOfDocument()
      if (!shown) return false
      live.add(shown)
    }
    dispatchEvent(new Event(pageGoes))
    left.set(from, shown)
    showPage(next, shown)
    shown = next
    dispatchEvent(new Event(pageStands))
    afterNextFrame(() => {
      delete dataset.firstFrame
      if (shown !== next) return
      if (!live.has(next)) startPage()
      live.add(next)
      announcePage()
    })
    return true
  }

  /** Back leads to a page that a document before a reload has shown: this one fetches it. */
  async function comeBack(url: URL | Location, from: string, place: () => void) {
    const { signal } = waiting
    const page = left.get(addressOf(url)) ?? (await fetchWithBar(url.href, signal))
    // A reload would end the visitor's next step.
    if (signal.aborted) return
    if (page && change(page, from)) place()
    else location.reload()
  }

  // Before this script had come.
  const here = navigation.currentEntry
  if (here && ownPath() !== location.pathname)
    void comeBack(location, ownPath(), () => returnTo(placeOf(here) ?? { top: 0, open: [] }))

  navigation.addEventListener('navigate', (event) => {
    const { destination, navigationType, canIntercept, formData, downloadRequest } = event
    const from = addressOf(location)
    const to = new URL(destination.url)
    const leaves = navigation.currentEntry
    // Steps of one page are its own.
    if (to.pathname === location.pathname || formData || downloadRequest !== null) return
    waiting.abort()
    waiting = new AbortController()
    if (leaves && navigationType !== 'reload') keepPlace()
    if (!canIntercept) return

    if (navigationType === 'traverse' && destination.sameDocument) {
      event.intercept({
        ...byHand,
        handler: () =>
          comeBack(to, from, () => {
            const place = placeOf(destination)
            if (place) returnTo(place)
            else event.scroll()
          }),
      })
      return
    }
    if (navigationType !== 'push' || document.readyState === 'loading') return
    if (count >= mostInOneDocument) return
    const page = takeNextPage(to)
    if (!page) return
    count += 1
    event.intercept({
      ...byHand,
      handler: async () => {
        // Before anything changes: afterwards either would have a page laid out once more.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        if (!to.hash && scrollY > 0) scrollTo({ top: 0, behavior: 'instant' })
        if (!to.hash && mayWaitWithRest()) dataset.restWaits = dataset.firstFrame = ''
        if (!change(page, from)) location.reload()
        else if (to.hash) event.scroll()
      },
    })
  })
}
