import { pagesAnswer } from '#lib/server/page-probe'
import { readiness } from '#lib/server/readiness'
import { withTimeout } from '#lib/store/with-timeout'

const headers = { 'Cache-Control': 'no-store' }

/** `GET /api/health/live`: the process answers; nothing else is asked. */
export function live(): Response {
  return Response.json({ live: true }, { headers })
}

/** `GET /api/health/ready`: the store is open and takes a write, and a visitor gets a page. */
export async function ready(): Promise<Response> {
  const [state, pages] = await Promise.all([
    withTimeout(readiness(Date.now())).catch(() => ({ ready: false, store: 'unavailable' })),
    pagesAnswer(),
  ])
  const isReady = state.ready && pages
  return Response.json(
    { ...state, ready: isReady, pages: pages ? 'ok' : 'unavailable' },
    { status: isReady ? 200 : 503, headers },
  )
}
