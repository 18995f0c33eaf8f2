import { createHash, timingSafeEqual } from 'node:crypto'
import { environment } from '#lib/config/environment'
import { errorResponse } from '#lib/http/answer'
import { ApiError } from '#lib/protocol/api-errors'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** `GET /api/metrics`, for a Prometheus server that has the token; without METRICS_TOKEN there is no such address. */
export async function exposeMetrics(request: Request): Promise<Response> {
  const { METRICS_TOKEN } = environment()
  const given = request.headers.get('authorization') ?? ''
  if (!METRICS_TOKEN || !timingSafeEqual(digest(given), digest(`Bearer ${METRICS_TOKEN}`))) {
    return errorResponse(new ApiError('not_found'))
  }
  // Loaded by who asks: most processes never have to know how metrics are written.
  const { exposition, metricsType } = await import('#lib/server/metrics')
  return new Response(await exposition(Date.now()), {
    headers: { 'Content-Type': metricsType, 'Cache-Control': 'no-store' },
  })
}
