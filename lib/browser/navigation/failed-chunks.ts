import { takeReload } from '#lib/browser/navigation/reload-guard'

const answersWithinMs = 5000
/** A deployment takes about a second: the second look comes after it. */
const againAfterMs = 3000

/** Whether the server answers for this page, asked twice; else a reload would show an error page. */
async function isServed(looksLeft = 2): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(answersWithinMs)
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
    if (status < 500) return true
  } catch {
    // no answer
  }
  if (looksLeft === 1) return false
  await new Promise((resolve) => setTimeout(resolve, againAfterMs))
  return isServed(looksLeft - 1)
}

/** The layout's notice that is shown if a reload did not help. */
export const failedChunkNoticeId = 'start-failed'

/** Failures within this time after leaving began are aborted requests, which Firefox reports as errors. */
const leavingLastsMs = 3000
let leftAt = Number.NEGATIVE_INFINITY

/** Whether a failure is an aborted request of a page being left. WebKit reports those only when Back shows the page again. */
export const isBrokenOff = (): boolean => performance.now() - leftAt < leavingLastsMs

const chunkPath = '/_next/static/'

function isChunkFailure(event: ErrorEvent | PromiseRejectionEvent): boolean {
  const { target } = event
  if (target instanceof HTMLScriptElement) return new URL(target.src, location.href).pathname.startsWith(chunkPath)
  const error: unknown = event instanceof ErrorEvent ? event.error : 'reason' in event ? event.reason : undefined
  return error instanceof Error && error.name === 'ChunkLoadError'
}

/** Whether the page may reload: at most once a minute, never without storage, which prevents a reload loop. */
function mayReload(): boolean {
  try {
    return takeReload(sessionStorage, Date.now())
  } catch {
    return false
  }
}

/** Whether a reload would lose typed text. */
function hasTyped(): boolean {
  const boxes = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="hidden"]), textarea',
  )
  return [...boxes].some(({ value, defaultValue }) => value !== defaultValue)
}

/** Reloads at most once a minute; shows the notice if that did not help, would lose text, or the server does not answer. */
export async function reloadOrSay(): Promise<void> {
  if (navigator.onLine && (await isServed()) && !hasTyped() && mayReload()) location.reload()
  else document.getElementById(failedChunkNoticeId)?.removeAttribute('hidden')
}

/** Recovers when an open page asks for chunks that a deployment has removed. */
export function recoverFailedChunks() {
  async function recover(event: ErrorEvent | PromiseRejectionEvent) {
    if (isChunkFailure(event) && !isBrokenOff()) await reloadOrSay()
  }
  addEventListener('beforeunload', () => {
    leftAt = performance.now()
  })
  addEventListener('pagehide', () => {
    leftAt = Number.POSITIVE_INFINITY
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leftAt = performance.now()
  })
  addEventListener('error', recover, true) // a script's own error does not bubble
  addEventListener('unhandledrejection', recover)
}
