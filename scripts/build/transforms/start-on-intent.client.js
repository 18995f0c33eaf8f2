/**
 * Inline script in the head of every prerendered page: loads the page script when the visitor first acts (docs/decisions/001).
 * `start-on-intent.ts` fills in the capitalised names and those of `shell` (`lib/protocol/shell.ts`).
 */
const intents = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'click']
const root = document.documentElement
const barStaysMs = 500
const leavingLasts = 3000
let tooEarly
let started = false
let isLayingOut = false
let leftAt = Number.NEGATIVE_INFINITY

// Where the content policy asks for it (docs/decisions/072), only these texts become markup: the empty elements that React
// makes scripts and nprogress its bar from, and the page's own later content. A script's address is this site's.
const libraryMarkup = ['<script></script>', BAR_TEMPLATE]
let laterContent = { createHTML: (_text, noscript) => noscript.textContent }
try {
  self.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') && !libraryMarkup.includes(text) ? null : text),
    createScript: () => null, // without it a refusal is not reported
    createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
  })
  laterContent = self.trustedTypes?.createPolicy('later-content', laterContent) ?? laterContent
} catch {
  // A browser extension has made a default policy of its own: it decides.
}

/** Makes elements of closed menus and answers not chosen yet (`DeferUntilInteraction`). */
function mountDeferredContent() {
  for (const noscript of document.querySelectorAll('noscript[data-later]')) {
    const place = noscript.nextElementSibling
    if (place && !place.hasChildNodes()) place.innerHTML = laterContent.createHTML('', noscript)
  }
}

/** A first frame may have nothing in it yet: it is drawn while the document arrives. So it is the second that counts. */
function afterNextFrame(then) {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then)))
}

function addToHead(kind, properties) {
  document.head.append(Object.assign(document.createElement(kind), properties))
}

function start(event) {
  // A browser without a window (link previews, measuring services, tests) tells of a pointer in the corner: nobody acts.
  if (event?.type === 'pointermove' && event.clientX === 0 && event.clientY === 0) return
  if (started) return
  started = true
  // Before anything else answers this act. It may come while the document is still arriving: then the rest is filled as soon
  // as it has arrived, which is before the page script may look (that can be earlier than DOMContentLoaded).
  mountDeferredContent()
  document.addEventListener('readystatechange', mountDeferredContent)
  // What the act does by itself is seen first: a press has done it when the finger is lifted.
  if (!event) goOn()
  else if (event.type !== 'pointerdown') afterNextFrame(goOn)
  else
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, () => afterNextFrame(goOn), { capture: true, once: true })
}

/** The rest of the page, and the page script: a second time it is there already. */
function goOn() {
  layOut()
  addToHead('script', { type: 'module', src: PAGE_SCRIPT, onerror: fail })
}

/** The page script did not come: a program whose address never changes knows what to do; where that is gone too, there are words. */
function fail() {
  delete root.dataset.unitWaits
  removeEventListener('click', keepEarlyClick, true)
  // Firefox breaks off what a page still loads when it is left.
  if (performance.now() - leftAt < leavingLasts) return
  const onerror = () => document.getElementById('start-failed')?.removeAttribute('hidden')
  addToHead('script', { type: 'module', src: '/start-failed.js', onerror })
}

/** Controls that need a script; browsers before 2025 do not open dialogs by `commandfor`, there those need it too. */
const needsScript = `[data-script],[data-replay]${'commandForElement' in HTMLButtonElement.prototype ? '' : ',[commandfor]'}${'popover' in root ? '' : ',[popovertarget=site-menu]'}`

/** A control that needs script cannot answer yet: its click is kept (the last one) and done once, when it can. */
function keepEarlyClick(event) {
  const control = event.target instanceof Element && event.target.closest(needsScript)
  if (!control) return
  event.preventDefault()
  event.stopImmediatePropagation()
  tooEarly = control
}

/** Nobody has acted yet: what the first act opens is made ready while nothing else is to be done. */
const whenIdle = self.requestIdleCallback || setTimeout

/** The hero's picture is shown, late, or not waited for: what stands below has its place again. */
function showRest() {
  if (root.dataset.restWaits) root.dataset.restWaits = ''
}

/** Lays out what is below the first frame (`styles/_first-frame.scss`), one part a frame, and lets its pictures load. */
function layOut() {
  showRest()
  if (isLayingOut) return
  isLayingOut = true
  layOutNext()
}

function layOutNext() {
  const part =
    'restWaits' in root.dataset &&
    document.querySelector(':is(main link~section,main link~* section,main link~[id],footer):not([data-laid-out])')
  if (part) {
    part.dataset.laidOut = ''
    requestAnimationFrame(() => requestIdleCallback(layOutNext, { timeout: 200 }))
  } else {
    isLayingOut = false
    delete root.dataset.restWaits
    whenIdle(mountDeferredContent)
  }
}

const [arrival] = performance.getEntriesByType('navigation')
/** Only a page of this site, or this page before a reload, can have left something. */
const follows = document.referrer.startsWith(`${location.origin}/`) || arrival?.type !== 'navigate'
// Who comes back, reloads or follows a link to a part is brought to their place by its true distance from the top. Without
// idle callbacks or anchored scrolling (WebKit) all is laid out at once.
if (
  arrival?.type === 'navigate' &&
  !location.hash &&
  self.requestIdleCallback &&
  CSS.supports('overflow-anchor:auto')
) {
  // Nothing is here yet: the picture would come while the rest is laid out, and be painted only after that. It is waited for a
  // tenth of a second.
  root.dataset.restWaits = (HAS_HERO && !follows) || ''
  if (HAS_HERO) document.addEventListener('readystatechange', () => setTimeout(showRest, 100))
}

// The page script shows another page in this document (`same-document-navigation.ts`).
addEventListener(shell.pageStands, () => {
  if ('restWaits' in root.dataset) afterNextFrame(layOut)
})
// Before it has come, Back leads from a page that was reloaded to one that its document showed before: the script shows it.
const { pathname } = location
addEventListener('popstate', () => {
  if (location.pathname !== pathname) start()
})

// A link may be followed before the page script can show that the next page is on its way: CSS shows it until then.
addEventListener('click', (event) => {
  const link = event.target.closest('a[href^="/"]:not([target],[download],[href^="/downloads/"],[href^="/api/"])')
  const isOther =
    event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented
  if (link && !isOther && link.pathname !== pathname && !('live' in root.dataset)) root.dataset.leaving = ''
})

for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true })
addEventListener('click', keepEarlyClick, true)
addEventListener('beforeunload', () => {
  leftAt = performance.now()
})
addEventListener(
  shell.documentLive,
  () => {
    removeEventListener('click', keepEarlyClick, true)
    if (tooEarly?.isConnected) setTimeout(() => tooEarly.click())
  },
  { once: true },
)
/** What the address of a tool's result holds: boats, an area, a drawn lake (`w`), a boat's year (`v`). */
const carriesResult = /[?&#](?:boats|area|w|v)=/
// A link leads to a result, which only the script can show: following it was the act.
if (STARTS_AT_ONCE || carriesResult.test(location.search + location.hash)) start()

/** The faces of the text (`scripts/build/transforms/font-sheet.ts`). The rest is laid out once they are there: once, that is. */
function addFonts() {
  showRest()
  const onload = () => afterNextFrame(() => document.fonts.ready.then(layOut))
  addToHead('link', { rel: 'stylesheet', href: FONT_SHEET, onload, onerror: onload })
}
// Whoever comes from a page of this site has them already; for others they come after the frame that shows the loaded page.
if (follows) addFonts()
addEventListener('load', () => afterNextFrame(follows ? layOut : addFonts))

// A script that comes without an act, but after the page (the hotline of Chinese pages).
if (HAS_LATER_SCRIPT) {
  addEventListener('load', () =>
    afterNextFrame(() => {
      const script = document.querySelector('script[data-src]')
      script.src = script.dataset.src
    }),
  )
}

if (HAS_UNITS) {
  // The areas of a page wait unseen until the page script has written them in the unit chosen on this device
  // (`lib/browser/area-unit.ts`).
  const writeInChosenUnit = () => {
    let unit
    try {
      unit = localStorage['orca-units']
    } catch {
      // A browser that keeps nothing: the language's unit stands.
    }
    if (!unit) return
    root.dataset.unitWaits = ''
    start()
  }
  if (follows) writeInChosenUnit()
  else addEventListener('DOMContentLoaded', writeInChosenUnit)
}

/** What the page before left to go on with. */
function resumeFromLastPage() {
  let left
  try {
    left = sessionStorage
  } catch {
    // A browser that keeps nothing.
  }
  if (!left) return // nor does a web view whose storage is switched off: there it is `null`
  // Something stood open over that page, and is to stand over this one; or Back brings this document anew, and answers that
  // were open are opened again (`reopenAnswers`).
  if (left[shell.openPanelKey] || arrival?.type === 'back_forward') start()

  // Its bar ends here (`showNavigation`).
  if (shell.loadingBarKey in left) {
    delete left[shell.loadingBarKey]
    root.dataset.arrived = ''
    setTimeout(() => delete root.dataset.arrived, barStaysMs)
  }

  // A click in a dropdown lets it rest for a second (`watchMenu`), on the page it led to as well.
  const rest = left[shell.menuRestKey] - Date.now()
  if (rest > 0) {
    root.dataset.menuRests = ''
    setTimeout(() => delete root.dataset.menuRests, rest)
  }
}

// The first look into the storage waits for the browser's own process.
if (follows) afterNextFrame(resumeFromLastPage)
