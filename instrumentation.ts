import { locales } from '#lib/i18n/locales'

/**
 * Runs once when `next dev` starts; in production server.ts does the same. The store is opened, so that what is wrong
 * with it is said at once, and what was accepted before a stop goes on being delivered without anybody's visit.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'development') return
  const { startBackgroundWork } = await import('#lib/server/background')
  const { store } = await import('#lib/store/shared')
  // The reason is in the log; pages are served without a store.
  await store().catch(() => {})
  startBackgroundWork()
  // Building the index takes longer than anybody should wait for a first answer.
  const { knowledge } = await import('#lib/chat/answers/knowledge')
  for (const locale of locales) knowledge(locale)
}
