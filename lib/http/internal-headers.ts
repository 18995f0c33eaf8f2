import type { IncomingMessage } from 'node:http'
import { socketAddressHeader } from '#lib/http/visitor-address'

/** Says that the framework's own client asks, for a soft navigation. The framework hides its headers from middleware. */
export const dataRequestHeader = 'x-orca-data-request'

/** The query as it was sent: the framework rewrites the one it hands on (`%20` becomes `+`). */
export const queryHeader = 'x-orca-query'

/** What an answer varies by beside what the framework says; server.ts joins both, because the framework replaces `Vary`. */
export const varyHeader = 'x-orca-vary'

/** Names by which a visitor could speak as a proxy or as the server itself. */
const spoken = /^(x-orca-|x-middleware-|x-forwarded-(host|port|proto|server)$|forwarded$)/

/** What the framework's client says in a data request; `_rsc` in its address is their hash, empty where it says nothing. */
const clientState = ['next-router-prefetch', 'next-router-segment-prefetch', 'next-router-state-tree', 'next-url']

/**
 * The root's address as the framework expects it of a data request: it sends any other to the right one first, to guard
 * shared caches, and the root, which no shared cache keeps, redirects documents only (READ-1).
 */
function rootDataUrl(query: string): string {
  const own = query
    .slice(1)
    .split('&')
    .filter((part) => part && !/^_rsc(=|$)/.test(part))
  return `/?${[...own, '_rsc'].join('&')}`
}

/**
 * Leaves of a request only what a visitor may say, and adds what only the connection knows. `Host` becomes the public
 * one, so that nothing is ever made from the visitor's.
 */
export function admitRequest(request: IncomingMessage, publicHost: string): void {
  const { headers } = request
  for (const name of Object.keys(headers)) if (spoken.test(name)) delete headers[name]
  headers.host = publicHost
  headers[socketAddressHeader] = request.socket.remoteAddress ?? ''
  const [, path, query = ''] = /^([^?]*)(\?.*)?$/.exec(request.url ?? '') ?? []
  const says = clientState.some((name) => name in headers)
  if (path === '/' && headers.rsc !== undefined && !says) request.url = rootDataUrl(query)
  if (headers.rsc !== undefined || /[?&]_rsc\b/.test(query)) headers[dataRequestHeader] = '1'
  else headers[queryHeader] = query
}
