import { createHash, timingSafeEqual } from 'node:crypto'
import { environment } from '#lib/config/environment'
import { errorResponse } from '#lib/http/answer'
import { ApiError } from '#lib/protocol/api-errors'
import { exposition } from '#lib/server/metrics'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** `GET /api/metrics`, for a Prometheus server that has the token; without METRICS_TOKEN there is no such address. */
export async function exposeMetrics(request: Request): Promise<Response> {
  const { METRICS_TOKEN } = environment()
  const given = request.headers.get('authorization') ?? ''
  if (!METRICS_TOKEN || !timingSafeEqual(digest(given), digest(`Bearer ${METRICS_TOKEN}`))) {
    return errorResponse(new ApiError('not_found'))
  }
  return new Response(await exposition(Date.now()), {
    headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
