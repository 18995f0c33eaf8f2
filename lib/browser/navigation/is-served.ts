const answersWithinMs = 5000
/** A deployment takes about a second; a page that failed in it is helped by a second look. */
const againAfterMs = 3000

/** Whether the site answers for this page: else a reload would put an error page in its place. Looks twice. */
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
