import type { IncomingMessage, ServerResponse } from 'node:http'
import { ReadableStream } from 'node:stream/web'
import { isDeclaredTooLarge } from '#lib/http/read-body'

/** How much of an unread body is drained, so that its sender can read the response. */
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
 * A Node request as a web `Request`; without a body if its declared length is too large. Aborts its signal if the visitor leaves.
 * @throws TypeError if its address is invalid
 */
export function webRequest(message: IncomingMessage, response: ServerResponse): Request {
  const { method = 'GET', url = '/', headers } = message
  const isRead = withBody.has(method) && !isTooLarge(message)
  if (!isRead) discard(message)
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  // Begun by whoever reads it: a body that nobody reads Node takes off the line, so that its sender comes to read the answer.
  const body = isRead ? ReadableStream.from(message) : null
  // `duplex` is missing in the DOM's types, and Node's and the DOM's types of a stream differ in name only.
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: headersOf(message),
    signal: gone.signal,
    body: body as unknown as BodyInit | null,
    duplex: 'half',
  }
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), init)
}
