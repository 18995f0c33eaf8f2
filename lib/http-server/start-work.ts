import { startBackgroundWork } from '#lib/server/background'
import { store } from '#lib/store/process-store'

/** Starts a process's background work: opens the store, so that faults are logged at once, and delivers what was accepted before a stop. */
export async function startWork(): Promise<void> {
  // The reason of a failure is in the log; pages are served without a store.
  await store().catch(() => {})
  startBackgroundWork()
}
