import { isKnownOrigin } from '#lib/chat/sites'
import { environment } from '#lib/config/environment'

/** CORS headers for a page of another site: its exact origin, never a star, never credentials. */
export function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin')
  if (origin === null || !isKnownOrigin(environment(), origin)) return { Vary: 'Origin' }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After, ETag, X-Request-Id',
  }
}

/** A page without the configuration may read why: its web master would only see a broken network. The code alone is in it. */
export const readableByAnyPage = { 'Access-Control-Allow-Origin': '*' }

/** The browser's question before a call from another site's page. */
export function preflight(request: Request): Response {
  const headers = corsHeaders(request)
  if (!headers['Access-Control-Allow-Origin']) return new Response(null, { status: 403, headers })
  return new Response(null, {
    status: 204,
    headers: {
      ...headers,
      'Access-Control-Allow-Methods': 'GET, POST, DELETE',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, Last-Event-ID, If-None-Match',
      'Access-Control-Max-Age': '7200',
    },
  })
}
