import { log, reasonOf } from '#lib/runtime/log'

interface Repeated {
  everyMs: number
  /** Log event of a run that failed; the next run tries again. */
  fault: string
  /** Whether it runs at once, too. */
  atOnce?: boolean
}

/** Runs a job repeatedly, never twice at once. Returns how to stop it, which waits for a run under way. */
export function repeat(job: () => Promise<void>, { everyMs, fault, atOnce = false }: Repeated): () => Promise<void> {
  let running: Promise<void> | undefined
  const run = () => {
    running ??= job()
      .catch((error: unknown) => log('warn', fault, { reason: reasonOf(error) }))
      .finally(() => {
        running = undefined
      })
  }
  if (atOnce) run()
  const timer = setInterval(run, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
