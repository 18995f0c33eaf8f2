/**
 * The handlers in a plain HTTP server, as server.ts mounts them but without the pages: the contract and fault tests drive
 * this process, kill it, and start it again. Settings come from the environment, as in production.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { widgetApi } from '#lib/api/chat/api'
import { handleForm } from '#lib/api/leads/form-handler'
import { handleOfficialForm } from '#lib/api/leads/official-handler'
import { environment } from '#lib/config/environment'
import { socketAddressHeader } from '#lib/http/visitor-address'
import { wrongMethod } from '#lib/http/wrong-method'
import { startBackgroundWork } from '#lib/server/background'
import { stopOnSignal } from '#lib/server/stop'
import { store } from '#lib/store/shared'
import { GET as live } from '../../app/api/health/live/route.ts'
import { GET as ready } from '../../app/api/health/ready/route.ts'
import { GET as metrics } from '../../app/api/metrics/route.ts'

function requestOf(message: IncomingMessage): Request {
  const headers = new Headers()
  for (let index = 0; index < message.rawHeaders.length; index += 2) {
    headers.append(message.rawHeaders[index] ?? '', message.rawHeaders[index + 1] ?? '')
  }
  headers.set(socketAddressHeader, message.socket.remoteAddress ?? '')
  const hasBody = message.method === 'POST' || message.method === 'PUT' || message.method === 'PATCH'
  return new Request(`http://localhost${message.url}`, {
    method: message.method,
    headers,
    // Node's and the browser's types of a stream differ in name only.
    body: hasBody ? (Readable.toWeb(message) as ReadableStream<Uint8Array>) : null,
    duplex: 'half',
  } as RequestInit)
}

const widgetBase = '/api/widget/v1/'

async function answer(message: IncomingMessage): Promise<Response> {
  const path = (message.url ?? '').split('?')[0] ?? ''
  if (path === '/api/health/live') return live()
  if (path === '/api/health/ready') return ready()
  if (path === '/api/metrics') return metrics(requestOf(message))
  if (path.startsWith(widgetBase)) {
    return widgetApi(requestOf(message), path.slice(widgetBase.length).split('/').map(decodeURIComponent))
  }
  const kind = /^\/api\/forms\/([^/]+)$/.exec(path)?.[1]
  if (path !== '/api/contact/official' && !kind) return new Response(null, { status: 404 })
  if (message.method !== 'POST') return wrongMethod()
  return kind ? handleForm(requestOf(message), kind) : handleOfficialForm(requestOf(message))
}

async function write(response: Response, to: ServerResponse): Promise<void> {
  to.writeHead(response.status, [...response.headers].flat())
  if (!response.body) return void to.end()
  to.flushHeaders()
  // Streams are passed on as they come; a reader that leaves ends them.
  await pipeline(Readable.fromWeb(response.body as NodeReadableStream), to).catch(() => {})
}

const server = createServer(
  { headersTimeout: 10_000, requestTimeout: 10_000, maxHeaderSize: 16 * 1024 },
  (message, to) => {
    answer(message)
      .then((response) => write(response, to))
      .catch((error: unknown) => {
        console.error('api-server', error)
        to.writeHead(500).end()
      })
  },
)
server.listen(environment().PORT, '127.0.0.1')
await store().catch(() => {})
startBackgroundWork()

stopOnSignal(server)
