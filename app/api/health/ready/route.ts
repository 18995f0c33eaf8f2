import { withTimeout } from '#lib/http/answer'
import { readiness } from '#lib/server/readiness'

/** Whether this instance can keep what visitors send: the store is open and takes a write. */
export async function GET() {
  const state = await withTimeout(readiness(Date.now())).catch(() => ({ ready: false, store: 'unavailable' }))
  return Response.json(state, { status: state.ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } })
}

export const dynamic = 'force-dynamic'
