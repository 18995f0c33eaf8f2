import type { IncomingMessage } from 'node:http'
import { socketAddressHeader } from '#lib/http/visitor-address'

/** Says that the framework's own client asks, for a soft navigation. The framework hides its headers from middleware. */
export const dataRequestHeader = 'x-orca-data-request'

/** The query as it was sent: the framework rewrites the one it hands on (`%20` becomes `+`). */
export const queryHeader = 'x-orca-query'

/** What a page's answer varies by; server.ts puts it in the place of the framework's own `Vary`. */
export const varyHeader = 'x-orca-vary'

/** Names by which a visitor could speak as a proxy or as the server itself. */
const spoken = /^(x-orca-|x-middleware-|x-forwarded-(host|port|proto|server)$|forwarded$)/

/** Whether a request says, by a header or in its address, that it asks for a soft navigation's data. */
export function isDataRequest(headers: IncomingMessage['headers'], query: string): boolean {
  return headers.rsc !== undefined || /[?&]_rsc\b/.test(query)
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
  const query = /\?.*$/.exec(request.url ?? '')?.[0] ?? ''
  if (isDataRequest(headers, query)) headers[dataRequestHeader] = '1'
  headers[queryHeader] = query
}
