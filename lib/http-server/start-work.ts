import { startBackgroundWork } from '#lib/server/background'
import { store } from '#lib/store/process-store'

/**
 * What a process does besides answering: the store is opened, so that what is wrong with it is in the log at once, and
 * what was accepted before a stop goes on being delivered without anybody's visit.
 */
export async function startWork(): Promise<void> {
  // The reason of a failure is in the log; pages are served without a store.
  await store().catch(() => {})
  startBackgroundWork()
}
