import { pageGoes } from '#components/page-script/page-events.ts'
import { mayAutoload } from '#components/viewer/may-autoload.ts'
import { afterNextFrame } from '#lib/browser/after-next-frame'

/** An island (`data-island`) is what the framework makes live: it starts when one is touched, or comes near. */
const touched = '[data-island], [data-replay]'

/** How near the window `near` starts, in window heights above and below. */
const nearness = '100% 0%'

interface Framework {
  id?: string
  src: string
}

function readFramework(): Framework[] {
  const scripts: unknown = JSON.parse(document.getElementById('orca-framework')?.textContent ?? '[]')
  return Array.isArray(scripts) ? scripts : []
}

/**
 * The sheet linked where the first screen ends (`scripts/build/own-styles.ts`) moves to the head, where the framework's sheets
 * follow it: among the elements that the framework takes over it would be one too many. The same rules stand in the page
 * twice until then, so nothing is drawn without them.
 */
function moveSheetToHead(then: () => void): void {
  const sheet = document.querySelector('body link[rel="stylesheet"][data-precedence]')
  if (!sheet) {
    then()
    return
  }
  const copy = document.createElement('link')
  for (const { name, value } of sheet.attributes) if (name !== 'disabled') copy.setAttribute(name, value)
  const settle = () => {
    sheet.remove()
    document.adoptedStyleSheets = []
    then()
  }
  copy.addEventListener('load', settle, { once: true })
  copy.addEventListener('error', settle, { once: true })
  document.head.append(copy)
}

/** What React may stop, of all that the page script answers to. */
const heldBack = ['pointerdown', 'pointerup', 'click', 'keydown', 'focusout', 'change', 'submit', 'toggle']

/**
 * Until it has taken a page over, React stops every press and key on its way to the elements, as if it were the only one
 * to answer: a menu pressed or a panel dragged in that moment would not hear of it.
 */
function letEventsPassUntilHydrated(): void {
  const hydrated = new AbortController()
  const letPass = (event: Event) => {
    event.stopPropagation = () => {}
  }
  for (const kind of heldBack) addEventListener(kind, letPass, { capture: true, signal: hydrated.signal })
  addEventListener('orca:hydrated', () => hydrated.abort(), { once: true })
}

let isStarted = false

/** Whether the framework has been asked for: from then on the document is its own. */
export const isFrameworkStarted = () => isStarted

/**
 * Starts the framework on pages that have something for it to do, once somebody comes near that. A click on a control
 * that cannot answer yet is kept (the last one) and done when it can.
 */
export function watchIslands(): void {
  const scripts = readFramework()
  if (scripts.length === 0) return
  const watching = new AbortController()
  const { signal } = watching

  function load() {
    for (const { id, src } of scripts) {
      const script = document.createElement('script')
      if (id) script.id = id
      script.src = src
      script.async = false // the page's data comes first; what reads it finds it
      document.head.append(script)
    }
  }

  function start() {
    if (signal.aborted) return
    isStarted = true
    watching.abort()
    // The framework takes over the elements that it rendered itself; one more, and it renders all of them anew.
    for (const own of document.querySelectorAll('[data-share-picture], [data-start]')) own.remove()
    letEventsPassUntilHydrated()
    afterNextFrame(() => moveSheetToHead(load))
  }

  addEventListener(pageGoes, () => watching.abort(), { signal })

  function startAt(islands: string, rootMargin?: string) {
    const coming = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) start()
      },
      { rootMargin },
    )
    for (const island of document.querySelectorAll(islands)) coming.observe(island)
    signal.addEventListener('abort', () => coming.disconnect())
  }
  startAt('[data-island="near"]', nearness)
  // Not before it is seen: of those who read on from the first screen most go to another page.
  if (mayAutoload()) startAt('[data-island="boat"]')

  for (const kind of ['pointerover', 'pointerdown', 'focusin', 'input']) {
    document.addEventListener(
      kind,
      ({ target }) => {
        if (target instanceof Element && target.closest(touched)) start()
      },
      { capture: true, passive: true, signal },
    )
  }

  let early: Element | undefined
  function keepEarlyClick(event: Event) {
    const control = event.target instanceof Element && event.target.closest('[data-replay]')
    if (!control) return
    event.preventDefault()
    event.stopImmediatePropagation()
    early = control
    start()
  }
  const keeping = new AbortController()
  addEventListener('click', keepEarlyClick, { capture: true, signal: keeping.signal })
  addEventListener(pageGoes, () => keeping.abort(), { signal: keeping.signal })
  addEventListener(
    'orca:hydrated',
    () => {
      keeping.abort()
      if (early instanceof HTMLElement && early.isConnected)
        setTimeout(() => early instanceof HTMLElement && early.click())
    },
    { once: true, signal: keeping.signal },
  )
  // Focus may have come before this script, with the very act that brought it.
  if (document.activeElement?.closest(touched)) start()
}
