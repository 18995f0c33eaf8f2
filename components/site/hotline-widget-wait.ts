const everyMs = 250
const mostMs = 50_000

/** Waits for the widget's element, 50 s at most (SPEC-9, READ-8). False when it never came. */
export async function waitForHost(signal: AbortSignal, now: () => number = () => performance.now()): Promise<boolean> {
  const until = now() + mostMs
  while (!signal.aborted && now() < until) {
    if (document.querySelector('orca-chat')) return true
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  return signal.aborted
}
