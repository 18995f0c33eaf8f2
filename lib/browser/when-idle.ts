/** The page has this long to come to rest (ms). */
const longestWait = 4_000

/** Does something once the page has loaded and has nothing else to do. */
export function whenIdle(act: () => void): void {
  const rest = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: longestWait })
    else setTimeout(act, 300)
  }
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
}
