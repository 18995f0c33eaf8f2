/**
 * The production server: Next's request handler inside a server of our own, because `next start` has no limits for
 * slow or large requests, and because every answer, also a failed one, must carry the security headers.
 * `requestTimeout` ends when a request has been read: answers that stream (server-sent events) may take longer.
 */
import { existsSync } from 'node:fs'
import { createServer, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { loadEnvFiles } from '#lib/config/env-files'
import { environment, SettingsError } from '#lib/config/environment'
import type { Settings } from '#lib/config/settings'
import { answerHeaders } from '#lib/http/answer-headers'
import { admitRequest } from '#lib/http/internal-headers'
import { pageMapFile } from '#lib/middleware/built-pages'
import { completeHeaders } from '#lib/server/complete-headers'
import { earlyAnswer } from '#lib/server/early-answers'
import { tuneGarbageCollection } from '#lib/server/gc-tuning'
import { replaceBrokenError, sendLastResort } from '#lib/server/last-resort'
import { stopOnSignal } from '#lib/server/stop'

Object.assign(process.env, { NODE_ENV: 'production', NEXT_MANUAL_SIG_HANDLE: 'true' })
tuneGarbageCollection()
loadEnvFiles()

const settings = readSettings()
if (!existsSync(pageMapFile)) giveUp('There is no build to serve: run `npm run build` first.')

// Loaded only now: the framework chooses its production code by NODE_ENV.
const { default: next } = await import('next')
// By this name the framework addresses itself: it takes a rewrite to any other for a foreign server and proxies it. It is
// no address to listen on.
const app = next({ dev: false, hostname: 'localhost', port: settings.PORT })
await app.prepare()
const handle = app.getRequestHandler()

const publicHost = new URL(settings.SITE_URL ?? `http://localhost:${settings.PORT}`).host
const standing = answerHeaders(settings)

const server = createServer(
  {
    headersTimeout: 10_000,
    requestTimeout: 10_000,
    // Longer than a proxy keeps its connections, so that it never sends into one that is closing.
    keepAliveTimeout: 75_000,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16 * 1024,
    // Nothing here speaks another protocol: who offers to change it gets the answer in this one.
    shouldUpgradeCallback: () => false,
  },
  (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    completeHeaders(response, path, standing)
    const early = earlyAnswer(request.method, request.url ?? '')
    if (early) return void response.writeHead(early.status, early.headers).end()
    admitRequest(request, publicHost)
    replaceBrokenError(response)
    handle(request, response).catch((error: unknown) => {
      console.error('request failed', error)
      if (response.headersSent) return response.destroy()
      response.statusCode = 500
      response.end(sendLastResort(response))
    })
  },
)

server.on('clientError', refuse)
server.on('error', (error) => giveUp(`The server cannot listen on port ${settings.PORT}: ${error.message}.`))
stopOnSignal(server)
server.listen(settings.PORT, settings.HOST, () => {
  console.log(`ORCA website: http://localhost:${settings.PORT}`)
})

function readSettings(): Settings {
  try {
    return environment()
  } catch (error) {
    return giveUp(error instanceof SettingsError ? error.message : String(error))
  }
}

function giveUp(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** Answers what never became a request: too slow, too large, not HTTP. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }
  const status = statuses[error.code ?? ''] ?? 400
  const headers = { ...standing, 'Cache-Control': 'no-store', 'Content-Length': '0', Connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
}
