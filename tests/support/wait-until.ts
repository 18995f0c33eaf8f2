/** Waits until something holds; says what it waited for when it never does. */
export async function waitUntil(
  what: string,
  holds: () => boolean | Promise<boolean>,
  withinMs = 25_000,
): Promise<void> {
  const deadline = Date.now() + withinMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited ${withinMs} ms in vain until ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
