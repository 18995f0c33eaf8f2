import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { createServer, type ServerOptions, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { loadEnvFiles } from '#lib/config/env-files'
import { environment, SettingsError } from '#lib/config/environment'
import { launchGaps } from '#lib/config/launch-gaps'
import type { Settings } from '#lib/config/settings'
import { unknownSettings } from '#lib/config/unknown-settings'
import { answerHeaders } from '#lib/http/answer-headers'
import { consoleToLog } from '#lib/http-server/console-lines'
import { finishBuild } from '#lib/http-server/finish-build'
import { interfaces, siteRequests } from '#lib/http-server/request-listener'
import { SiteResponse } from '#lib/http-server/site-response'
import { pageMapFile } from '#lib/middleware/built-pages'
import { log } from '#lib/runtime/log'
import { probePagesAt } from '#lib/server/page-probe'
import { stopOnSignal } from '#lib/server/stop'
import { changedSinceBuild } from '#lib/static/built-with'
import { manifestFile, readManifest } from '#lib/static/manifest'

/**
 * The production server: compressed pages and files from the build, interfaces, and the framework for the rest. `next start` would
 * render or compress at every request and has no limits for slow or large ones. Resolves once everything runs.
 */
export async function serve(): Promise<void> {
  // A closed log pipe must not stop the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  loadEnvFiles()
  const settings = readSettings()
  refuseMissingFolder(settings)
  if (![pageMapFile, manifestFile].every((file) => existsSync(file))) {
    giveUp('There is no build to serve: run `npm run build` first.')
  }
  // A person at a terminal reads words, a program lines of JSON.
  if (!process.stdout.isTTY) consoleToLog()
  const { answer, readBuildAgain } = siteRequests(settings)
  const server = createServer({ ...limits, ServerResponse: SiteResponse }, answer)
  server.on('connect', (_, socket) => refuse(405, socket, { ...answerHeaders(settings), Allow: 'GET, HEAD' }))
  server.on('clientError', (error, socket) => refuseBroken(error, socket, answerHeaders(settings)))
  const place = settings.HOST ? `${settings.HOST} (HOST), port ${settings.PORT}` : `port ${settings.PORT}`
  server.on('error', (error) => giveUp(`The server cannot listen on ${place}: ${error.message}.`))
  stopOnSignal(server)
  await once(server.listen(settings.PORT, settings.HOST), 'listening')
  sayWhere(settings)
  probePagesAt({ host: settings.HOST, port: settings.PORT })
  await interfaces()
  const { startWork } = await import('#lib/http-server/start-work')
  await startWork()
  if (await finishBuild()) readBuildAgain()
}

/** `requestTimeout` ends when a request has been read: answers that stream (server-sent events) may take longer. */
const limits: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 10_000,
  // Longer than a proxy keeps its connections, so that it never sends into one that is closing.
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
  // Nothing here speaks another protocol: who offers to change it gets the answer in this one.
  shouldUpgradeCallback: () => false,
}

/** For a person in words; where a program reads, as every other line of the log. */
function sayWhere(settings: Settings): void {
  const { PORT, HOST, SITE_URL } = settings
  const address = `http://localhost:${PORT}`
  const gaps = launchGaps(settings).length
  const unknown = unknownSettings(process.env)
  if (process.stdout.isTTY) {
    console.log(`ORCA website: ${address}`)
    if (gaps > 0) console.log(`Not ready for the public: ${gaps} settings are missing (npm run launch-check).`)
    for (const { name, meant } of unknown) console.log(`${name} is no setting: ${meant} is.`)
  } else {
    log('info', 'server.listening', { address, host: HOST })
    if (gaps > 0) log('warn', 'server.not_ready_for_public', { missing: gaps, todo: 'npm run launch-check' })
    for (const facts of unknown) log('warn', 'server.unknown_setting', facts)
  }
  // Of the address the line below says more.
  const changed = changedSinceBuild(process.env).filter((name) => name !== 'SITE_URL')
  if (changed.length > 0) {
    log('warn', 'server.built_with_other_settings', { settings: changed.join(' '), todo: 'npm run build' })
  }
  const { origin } = readManifest()
  if (SITE_URL && SITE_URL !== origin) {
    log('warn', 'server.built_for_another_site', { builtFor: origin, siteUrl: SITE_URL, todo: 'npm run build' })
  }
}

function readSettings(): Settings {
  try {
    return environment()
  } catch (error) {
    return giveUp(error instanceof SettingsError ? error.message : String(error))
  }
}

/** The build, on another machine perhaps, need not have it. */
function refuseMissingFolder({ DATASET_FOLDER }: Settings): void {
  try {
    if (!DATASET_FOLDER || statSync(DATASET_FOLDER, { throwIfNoEntry: false })?.isDirectory()) return
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    giveUp(`The setting DATASET_FOLDER is wrong: the folder cannot be looked into (${reason}).`)
  }
  giveUp('The setting DATASET_FOLDER is wrong: there is no such folder on this machine.')
}

function giveUp(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** Answers what never became a request: too slow, too large, not HTTP. */
function refuseBroken(error: NodeJS.ErrnoException, socket: Duplex, defaultHeaders: Record<string, string>): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }
  refuse(statuses[error.code ?? ''] ?? 400, socket, defaultHeaders)
}

function refuse(status: number, socket: Duplex, defaultHeaders: Record<string, string>): void {
  const headers = {
    ...defaultHeaders,
    'Cache-Control': 'no-store',
    'Content-Length': '0',
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
}
