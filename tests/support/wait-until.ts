/** Between two looks: a tenth of the wait so far. What takes long is asked less often, for asking is work, too. */
const pauseMs = (waitedMs: number) => Math.min(Math.max(waitedMs / 10, 25), 250)

/** Waits until something holds; says what it waited for when it never does. */
export async function waitUntil(
  what: string,
  holds: () => boolean | Promise<boolean>,
  withinMs = 25_000,
): Promise<void> {
  const began = Date.now()
  while (!(await holds())) {
    const waitedMs = Date.now() - began
    if (waitedMs > withinMs) throw new Error(`Waited ${withinMs} ms in vain until ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, pauseMs(waitedMs)))
  }
}
