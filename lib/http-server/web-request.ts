import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { isDeclaredTooLarge } from '#lib/http/read-body'

/** How much of a body that nobody reads is taken off the line, so that its sender comes to read the answer. */
const mostDiscarded = 16 * 1024 * 1024

function discard(message: IncomingMessage): void {
  let size = 0
  message.on('data', (part: Buffer) => {
    size += part.length
    if (size > mostDiscarded) message.destroy()
  })
}

/** Whether a request says by its headers that its body is larger than any that is taken. */
export const isTooLarge = ({ headers }: IncomingMessage) =>
  isDeclaredTooLarge(headers['content-type'], headers['content-length'])

const withBody = new Set(['POST', 'PUT', 'PATCH'])

function headersOf(message: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

/**
 * A request of Node's server as the interfaces read it; one that is too large by its own word has no body. Its signal aborts when the visitor leaves before the answer is
 * complete.
 * @throws TypeError when the address cannot be one.
 */
export function webRequest(message: IncomingMessage, response: ServerResponse): Request {
  const { method = 'GET', url = '/', headers } = message
  const isRead = withBody.has(method) && !isTooLarge(message)
  if (!isRead) discard(message)
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  // `duplex` is missing in the DOM's types, and Node's and the DOM's types of a stream differ in name only.
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: headersOf(message),
    signal: gone.signal,
    body: isRead ? (Readable.toWeb(message) as unknown as BodyInit) : null,
    duplex: 'half',
  }
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), init)
}
