import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileHeaders } from '#lib/http/file-headers'
import { admitRequest, isDataRequest } from '#lib/http/internal-headers'
import { type PageAnswer, type PageRequest, pageAnswer } from '#lib/middleware/page-answer'
import { pageHeaders } from '#lib/middleware/page-headers'
import type { StaticManifest, StoredFile } from '#lib/static/manifest'
import { StoredAnswer, sendStored } from '#lib/static/send-stored'
import { StaticStore } from '#lib/static/static-store'

type Redirect = Extract<PageAnswer, { kind: 'redirect' }>
type Page = Extract<PageAnswer, { kind: 'page' }>

/** What a request gets that needs neither the framework nor an interface. */
type Ready = StoredAnswer | { redirect: Redirect; head: string[] }

interface Options {
  manifest: StaticManifest
  /** Headers that every answer has. */
  standing: Record<string, string>
  publicHost: string
  /** Bytes of files that may be kept in memory. */
  mostBytes: number
  /** Called when a file of the build cannot be read: somebody else has to answer. */
  onFault: (error: unknown, request: IncomingMessage, response: ServerResponse) => void
}

/** Addresses whose answer depends on nothing else, remembered with it. */
const mostRemembered = 4_000
const longestRemembered = 300

/** Characters that the URL standard leaves as they are; a path of others, or with dots to resolve, goes through it. */
const plainPath = /^[\w\-.~!$&()*+,;=:@%/]*$/
const dots = /\/(\.|%2e)/i

function pathnameOf(path: string): string {
  return plainPath.test(path) && !dots.test(path) ? path : new URL(path, 'http://localhost').pathname
}

/**
 * Answers pages, soft navigations' data and files from what the build left ready, deciding by the same `pageAnswer` as
 * the middleware. Gives back false for what only the framework can answer: error pages, and forms of data that the
 * build did not make.
 */
export function pagesFromBuild(options: Options) {
  const { manifest, standing, publicHost, onFault } = options
  const store = new StaticStore(options.mostBytes)
  const answers = new Map<string, StoredAnswer>()
  const remembered = new Map<string, Ready>()

  function kept(key: string, make: () => StoredAnswer | undefined): StoredAnswer | undefined {
    const known = answers.get(key) ?? make()
    if (known) answers.set(key, known)
    return known
  }

  function file(path: string): StoredAnswer | undefined {
    return kept(`file ${path}`, () => {
      const stored = Object.hasOwn(manifest.files, path) ? manifest.files[path] : undefined
      if (!stored) return undefined
      const isCompressed = stored.br !== undefined || stored.gzip !== undefined
      const headers = { ...standing, ...fileHeaders(path), ...(isCompressed && { Vary: 'Accept-Encoding' }) }
      return new StoredAnswer(stored, { status: 200, headers, hasParts: true })
    })
  }

  function page(answer: Page, variant: string, stored: StoredFile | undefined, more: Record<string, string>) {
    const { path, status, keeping, vary } = answer
    return kept(`${variant} ${path} ${status} ${keeping} ${vary} ${Object.values(more).join(' ')}`, () => {
      if (!stored) return undefined
      const headers = { ...standing, ...pageHeaders(answer), ...more }
      return new StoredAnswer(stored, { status, headers, hasParts: false })
    })
  }

  function data(answer: Page, request: PageRequest): StoredAnswer | undefined {
    const { path } = answer
    const segment = request.headers.get('next-router-segment-prefetch')
    const staleTime = manifest.staleTimes[path]
    const rewritten: Record<string, string> = path === request.pathname ? {} : { 'x-nextjs-rewritten-path': path }
    if (segment === null) {
      const staleFor: Record<string, string> = staleTime === undefined ? {} : { 'x-nextjs-stale-time': staleTime }
      return page(answer, 'data', manifest.data[path], { ...staleFor, ...rewritten })
    }
    // The framework's client knows by this that a part of a page is complete.
    const more = { 'x-nextjs-postponed': '2', ...rewritten }
    const segments = manifest.segments[path] ?? {}
    return page(answer, `segment ${segment}`, Object.hasOwn(segments, segment) ? segments[segment] : undefined, more)
  }

  function ready(answer: PageAnswer, request: PageRequest): Ready | undefined {
    switch (answer.kind) {
      case 'file':
        return file(answer.path)
      case 'redirect': {
        const head = Object.entries({ ...standing, ...pageHeaders(answer), Location: answer.location }).flat()
        return { redirect: answer, head }
      }
      case 'page':
        if (request.headers.get('rsc') !== null) return data(answer, request)
        return page(answer, 'document', manifest.documents[answer.path], {})
      case 'error':
        return undefined
    }
  }

  function send(request: IncomingMessage, response: ServerResponse, found: Ready): void {
    if ('redirect' in found) response.writeHead(found.redirect.status, found.head).end()
    else sendStored(store, request, response, found, (error) => onFault(error, request, response))
  }

  /** Answers, or gives back false when somebody else has to; the request must not have been touched yet. */
  return function answerFromBuild(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean> {
    const { url = '/', method = 'GET', headers } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const known = isRead && headers.rsc === undefined ? remembered.get(url) : undefined
    if (known) {
      send(request, response, known)
      return true
    }
    admitRequest(request, publicHost)
    const [, path = '/', query = ''] = /^([^?]*)(\?.*)?$/s.exec(url) ?? []
    const asked: PageRequest = {
      method,
      pathname: pathnameOf(path),
      query,
      isData: isDataRequest(headers, query),
      headers: { get: (name) => one(headers[name]) },
    }
    const staticFile = isRead && path.startsWith('/_next/static/') ? file(asked.pathname) : undefined
    if (staticFile) {
      send(request, response, staticFile)
      return true
    }
    if (path.startsWith('/_next/')) return false
    const answer = pageAnswer(asked)
    return answer instanceof Promise ? answer.then((late) => finish(late)) : finish(answer)

    function finish(settled: PageAnswer): boolean {
      if (settled.kind === 'file' && !isRead) return false
      const found = ready(settled, asked)
      if (!found) return false
      if (isRead && url.length <= longestRemembered && dependsOnAddress(settled, asked)) remember(url, found)
      send(request, response, found)
      return true
    }
  }

  function remember(url: string, found: Ready): void {
    if (remembered.size >= mostRemembered) remembered.clear()
    remembered.set(url, found)
  }
}

function dependsOnAddress(answer: PageAnswer, { isData, pathname }: PageRequest): boolean {
  if (isData || pathname === '/') return false
  return answer.kind === 'file' || answer.kind === 'redirect' || (answer.kind === 'page' && answer.status === 200)
}

function one(value: string | string[] | undefined): string | null {
  if (value === undefined) return null
  return Array.isArray(value) ? value.join(', ') : value
}
