import { log, reasonOf } from '#lib/runtime/log'
import type { Engine } from '#lib/store/engine'
import { store } from '#lib/store/process-store'

interface Repeated {
  everyMs: number
  /** Log event of a run that failed; the next run tries again. */
  fault: string
  /** Whether it runs at once, too. */
  atOnce?: boolean
}

/** Runs a job on the store repeatedly, never twice at once. Returns how to stop it, which waits for a run under way. */
export function repeat(
  job: (engine: Engine, now: number) => Promise<void>,
  { everyMs, fault, atOnce = false }: Repeated,
): () => Promise<void> {
  let running: Promise<void> | undefined
  const run = () => {
    running ??= store()
      .then((engine) => job(engine, Date.now()))
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
