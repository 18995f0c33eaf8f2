import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

const withBody = new Set(['POST', 'PUT', 'PATCH'])

function headersOf(message: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

/**
 * A request of Node's server as the interfaces read it. Its signal aborts when the visitor leaves before the answer is
 * complete.
 * @throws TypeError when the address cannot be one.
 */
export function webRequest(message: IncomingMessage, response: ServerResponse): Request {
  const { method = 'GET', url = '/', headers } = message
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  // `duplex` is missing in the DOM's types, and Node's and the DOM's types of a stream differ in name only.
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: headersOf(message),
    signal: gone.signal,
    body: withBody.has(method) ? (Readable.toWeb(message) as unknown as BodyInit) : null,
    duplex: 'half',
  }
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), init)
}
