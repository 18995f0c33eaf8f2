/**
 * Stands inline in the head of every prerendered page and starts the framework when the visitor first acts
 * (docs/decisions/001). `scripts/build/start-on-intent.ts` puts it there, minified and hashed.
 */
const { scripts, rules } = JSON.parse(document.getElementById('orca-start').textContent)
const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin', 'click']
const remembered = 'orca:start-reloaded'
const onceIn = 60_000
let tooEarly
let hydrated = false
let reloading = false

function start() {
  for (const intent of intents) removeEventListener(intent, start, true)
  for (const data of document.querySelectorAll('script[data-start]')) {
    const list = data.dataset.start
    self[list] = self[list] || []
    self[list].push(JSON.parse(data.textContent))
  }
  for (const { id, src } of scripts) {
    const script = document.createElement('script')
    if (id) script.id = id
    script.src = src
    script.async = true
    script.onerror = fail
    document.head.append(script)
  }
}

/**
 * A script that does not come is treated like a failed chunk: one reload a minute, then words (SPEC-4). The
 * memory is shared with `lib/browser/navigation/reload-guard.ts`.
 */
function fail() {
  removeEventListener('click', keepEarlyClick, true)
  if (reloading) return
  try {
    if (navigator.onLine && Date.now() - Number(sessionStorage.getItem(remembered)) > onceIn) {
      sessionStorage.setItem(remembered, String(Date.now()))
      reloading = true
      location.reload()
      return
    }
  } catch {
    // Without session storage a reload could repeat for ever: only the words are left.
  }
  document.getElementById('start-failed')?.removeAttribute('hidden')
}

/** Browsers before 2025 do not open dialogs by `commandfor`: there those buttons need script too. */
const needsScript = 'commandForElement' in HTMLButtonElement.prototype ? '[data-replay]' : '[data-replay], [commandfor]'

/** A control that needs script cannot answer yet: its click is kept and done once, when it can. */
function keepEarlyClick(event) {
  const control = event.target instanceof Element && event.target.closest(needsScript)
  if (!control || hydrated) return
  event.preventDefault()
  event.stopImmediatePropagation()
  tooEarly = control
}

for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true })
addEventListener('click', keepEarlyClick, true)
addEventListener(
  'orca:hydrated',
  () => {
    hydrated = true
    removeEventListener('click', keepEarlyClick, true)
    // From now on the framework's links prefetch by themselves.
    document.getElementById('orca-prefetch')?.remove()
    if (tooEarly?.isConnected) setTimeout(() => tooEarly.click())
  },
  { once: true },
)

const { saveData, effectiveType = '' } = navigator.connection ?? {}
if (
  navigator.onLine &&
  !saveData &&
  !effectiveType.includes('2g') &&
  HTMLScriptElement.supports?.('speculationrules')
) {
  const element = document.createElement('script')
  element.id = 'orca-prefetch'
  element.type = 'speculationrules'
  element.textContent = rules
  document.head.append(element)
}
