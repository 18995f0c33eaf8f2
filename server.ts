/**
 * The production server. Pages and files go out as the build left them, compressed already; interfaces run here; the
 * framework is loaded when something needs it. `next start` would render or compress at every request, and has no
 * limits for slow or large ones.
 * `requestTimeout` ends when a request has been read: answers that stream (server-sent events) may take longer.
 */
import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { knowledge } from '#lib/chat/answers/knowledge'
import { loadEnvFiles } from '#lib/config/env-files'
import { environment, SettingsError } from '#lib/config/environment'
import type { Settings } from '#lib/config/settings'
import { answerHeaders } from '#lib/http/answer-headers'
import { admitRequest } from '#lib/http/internal-headers'
import { locales } from '#lib/i18n/locales'
import { pageMapFile } from '#lib/middleware/built-pages'
import { log, reasonOf } from '#lib/runtime/log'
import { answerApi } from '#lib/server/answer-api'
import { startBackgroundWork } from '#lib/server/background'
import { completeHeaders } from '#lib/server/complete-headers'
import { earlyAnswer } from '#lib/server/early-answers'
import { framework } from '#lib/server/framework'
import { tuneGarbageCollection } from '#lib/server/gc-tuning'
import { probePagesAt } from '#lib/server/page-probe'
import { pagesFromBuild } from '#lib/server/pages-from-build'
import { stopOnSignal } from '#lib/server/stop'
import { readManifest } from '#lib/static/manifest'
import { store } from '#lib/store/shared'

/** Room for what visitors ask for: every page in every form takes less. */
const keptBytes = 48 * 1024 * 1024

Object.assign(process.env, { NODE_ENV: 'production', NEXT_MANUAL_SIG_HANDLE: 'true' })
tuneGarbageCollection()
loadEnvFiles()

const settings = readSettings()
if (!existsSync(pageMapFile)) giveUp('There is no build to serve: run `npm run build` first.')

const publicHost = new URL(settings.SITE_URL ?? `http://localhost:${settings.PORT}`).host
const standing = answerHeaders(settings)
const byFramework = framework(settings.PORT)
const answerFromBuild =
  settings.PAGES_FROM === 'framework'
    ? undefined
    : pagesFromBuild({
        manifest: readManifest(),
        standing,
        publicHost,
        mostBytes: keptBytes,
        onFault: (error, request, response) => {
          fault(error)
          rest(request, response)
        },
      })

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
  answer,
)

/** The build answers first, interfaces by themselves, and the framework whatever is left. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? ''
  const path = url.split('?', 1)[0] ?? ''
  const early = earlyAnswer(request.method, url)
  if (early || path.startsWith('/api/') || !answerFromBuild) {
    completeHeaders(response, path, standing)
    if (early) return void response.writeHead(early.status, early.headers).end()
    admitRequest(request, publicHost)
    return void (path.startsWith('/api/') && answerFromBuild ? answerApi : byFramework)(request, response)
  }
  const answered = answerFromBuild(request, response)
  if (answered === true) return
  void Promise.resolve(answered)
    .catch(fault)
    .then((done) => done || rest(request, response))
}

/** What the build did not make. */
function rest(request: IncomingMessage, response: ServerResponse): void {
  completeHeaders(response, (request.url ?? '').split('?', 1)[0] ?? '', standing)
  admitRequest(request, publicHost)
  void byFramework(request, response)
}

function fault(error: unknown): false {
  log('error', 'pages.fault', { reason: reasonOf(error) })
  return false
}

server.on('clientError', refuse)
server.on('error', (error) => giveUp(`The server cannot listen on port ${settings.PORT}: ${error.message}.`))
stopOnSignal(server)
server.listen(settings.PORT, settings.HOST, () => {
  console.log(`ORCA website: http://localhost:${settings.PORT}`)
  probePagesAt({ host: settings.HOST, port: settings.PORT })
  // Pages are answered while these begin.
  void startWork()
})

/** The store is opened at once, so that what is wrong with it is said at once; what waits is delivered without a visit. */
async function startWork(): Promise<void> {
  // The reason of a failure is in the log; pages are served without a store.
  await store().catch(() => {})
  startBackgroundWork()
  // Building the index takes longer than anybody should wait for a first answer.
  for (const locale of locales) knowledge(locale)
}

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
