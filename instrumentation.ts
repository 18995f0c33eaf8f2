/** Runs once when `next dev` starts; in production server.mjs does the same. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'development') return
  const { startWork } = await import('#lib/http-server/start-work')
  await startWork()
}
