import type { IncomingMessage } from 'node:http'
import { socketAddressHeader } from '#lib/http/visitor-address'

/** Says that the framework's client asks for a page's data; only `/`, which redirects documents alone, wants to know. */
export const dataRequestHeader = 'x-orca-data-request'

/** The query as it was sent: the framework rewrites the one it hands on (`%20` becomes `+`). */
export const queryHeader = 'x-orca-query'

/** A page's `Vary`; server.mjs replaces the framework's own. */
export const varyHeader = 'x-orca-vary'

/**
 * Headers by which a visitor could pose as a proxy, the server or the framework's client. Links lead to documents, so no visitor needs
 * them.
 */
const spoken = /^(x-orca-|x-middleware-|x-nextjs-|next-|rsc$|x-forwarded-(host|port|proto|server)$|forwarded$)/

/** Leaves of a request what a visitor may say, adds what the connection knows; `Host` becomes the public one. */
export function admitRequest(request: IncomingMessage, publicHost: string): void {
  const { headers } = request
  const query = /\?.*$/s.exec(request.url ?? '')?.[0] ?? ''
  const isData = headers.rsc !== undefined || /[?&]_rsc\b/.test(query) || headers[dataRequestHeader] === '1'
  for (const name of Object.keys(headers)) if (spoken.test(name)) delete headers[name]
  headers.host = publicHost
  headers[socketAddressHeader] = request.socket.remoteAddress ?? ''
  headers[queryHeader] = query
  if (isData) headers[dataRequestHeader] = '1'
}
