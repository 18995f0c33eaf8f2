const answersWithinMs = 5000
/** A deployment takes about a second; a page that failed in it is helped by a second look. */
const againAfterMs = 3000

/**
 * Whether the site answers for this page: with it down a reload would put the browser's error page in the place of one
 * that still reads. Looks twice.
 */
export async function isServed(looksLeft = 2): Promise<boolean> {
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
