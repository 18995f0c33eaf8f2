import { setTimeout as pause } from 'node:timers/promises'
import { knowledge } from '#lib/chat/answers/knowledge'
import { locales } from '#lib/i18n/locales'
import { startBackgroundWork } from '#lib/server/background'
import { store } from '#lib/store/process-store'

/** Time for what waits, before the process is busy for a tenth of a second. */
const letOthersMs = 150

/**
 * What a process does besides answering: the store is opened, so that what is wrong with it is in the log at once, and
 * what was accepted before a stop goes on being delivered without anybody's visit.
 */
export async function startWork(): Promise<void> {
  // The reason of a failure is in the log; pages are served without a store.
  await store().catch(() => {})
  startBackgroundWork()
  // Building the index takes longer than anybody should wait for a first answer; nor shall what is asked at the start wait
  // for it, the question whether we are ready above all.
  for (const locale of locales) {
    await pause(letOthersMs)
    knowledge(locale)
  }
}
