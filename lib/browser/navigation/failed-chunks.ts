import { takeReload } from '#lib/browser/navigation/reload-guard'

const answersWithinMs = 5000
/** A deployment takes about a second; a page that failed in it is helped by a second look. */
const againAfterMs = 3000

/** Whether the site answers for this page: else a reload would put an error page in its place. Looks twice. */
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

/** The element in the layout that says so when a reload did not help. */
export const failedChunkNoticeId = 'start-failed'

/** What fails within this time after the visitor has begun to leave is broken off, not gone: Firefox says so of every part. */
const leavingLastsMs = 3000
let leftAt = Number.NEGATIVE_INFINITY

/** Whether what fails now was broken off by leaving. WebKit tells a page that Back finds in memory only when it is shown again. */
export const isBrokenOff = (): boolean => performance.now() - leftAt < leavingLastsMs

const chunkPath = '/_next/static/'

function isChunkFailure(event: ErrorEvent | PromiseRejectionEvent): boolean {
  const { target } = event
  if (target instanceof HTMLScriptElement) return new URL(target.src, location.href).pathname.startsWith(chunkPath)
  const error: unknown = event instanceof ErrorEvent ? event.error : 'reason' in event ? event.reason : undefined
  return error instanceof Error && error.name === 'ChunkLoadError'
}

/** Whether it may be reloaded; not where the browser refuses the memory that ends a circle of reloads. */
function mayReload(): boolean {
  try {
    return takeReload(sessionStorage, Date.now())
  } catch {
    return false
  }
}

/** Whether a reload would cost words that the visitor has typed. */
function hasTyped(): boolean {
  const boxes = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="hidden"]), textarea',
  )
  return [...boxes].some(({ value, defaultValue }) => value !== defaultValue)
}

/** Reloads at most once a minute; where that is no help, costs typed words or nothing answers, the notice says so. */
export async function reloadOrSay(): Promise<void> {
  if (navigator.onLine && (await isServed()) && !hasTyped() && mayReload()) location.reload()
  else document.getElementById(failedChunkNoticeId)?.removeAttribute('hidden')
}

/** After a deployment an open page may ask for parts that are gone. */
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
