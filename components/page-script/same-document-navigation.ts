import { isFrameworkStarted } from '#components/page-script/islands.ts'
import { pageOfDocument, takeNextPage } from '#components/page-script/next-pages.ts'
import { pageGoes, pageStands } from '#components/page-script/page-events.ts'
import { hasOwnWidget } from '#components/page-script/page-links.ts'
import { type Page, showPage } from '#components/page-script/shown-page.ts'
import { afterNextFrame } from '#lib/browser/after-next-frame'

/** After so many pages the next one is a document of its own: what they left in memory ends with this one. */
const mostInOneDocument = 10

/** As the start of a document decides it (`scripts/build/start-on-intent.client.js`). */
const mayWaitWithRest = () => 'requestIdleCallback' in globalThis && CSS.supports('overflow-anchor:auto')

/** What the browser would do after the change needs the new page's layout, all of it and before the first frame. */
const byHand = { scroll: 'manual', focusReset: 'manual' } as const

const addressOf = (url: URL | Location) => url.pathname + url.search

/** Says to those who listen that another page stands there, as the browser does for a document. */
function announcePage(): void {
  if ('ariaNotify' in document && typeof document.ariaNotify === 'function') document.ariaNotify(document.title)
  else document.querySelector('main')?.focus({ preventScroll: true })
}

/**
 * Shows the page of a link in this document, if it is ready when the link is followed, and pages shown before when Back
 * returns to them. The browser keeps the history and the places one was at, and follows all other links itself: those of
 * a page not ready yet, of another language or build, and every one once the framework, which owns its document, has
 * started (docs/decisions/005).
 * @param startPage makes the elements of a page live that has not been shown before
 */
export function showPagesInPlace(startPage: () => void): void {
  if (!('navigation' in globalThis) || hasOwnWidget(location.pathname)) return
  // Who counts visits counts documents.
  if (document.querySelector('[data-statistics]')) return
  const { dataset } = document.documentElement
  const left = new Map<string, Page>()
  const live = new WeakSet<Page>()
  let shown: Page | undefined
  let count = 0

  function change(next: Page, from: string) {
    if (!shown) {
      shown = pageOfDocument()
      if (!shown) return location.reload()
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
  }

  navigation.addEventListener('navigate', (event) => {
    const { destination, navigationType, canIntercept, formData, downloadRequest } = event
    const from = addressOf(location)
    const to = new URL(destination.url)
    // Steps of one page are its own.
    if (to.pathname === location.pathname || !canIntercept || formData || downloadRequest !== null) return

    if (navigationType === 'traverse' && destination.sameDocument) {
      event.intercept({
        ...byHand,
        handler: async () => {
          const page = left.get(addressOf(to))
          if (!page || isFrameworkStarted()) return location.reload()
          change(page, from)
          event.scroll()
        },
      })
      return
    }
    if (navigationType !== 'push' || document.readyState === 'loading') return
    if (isFrameworkStarted() || count >= mostInOneDocument) return
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
        change(page, from)
        if (to.hash) event.scroll()
      },
    })
  })
}
