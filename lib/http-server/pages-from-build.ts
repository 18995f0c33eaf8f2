import type { IncomingMessage } from 'node:http'
import { resourceHeaders } from '#lib/http/answer-headers'
import { fileHeaders } from '#lib/http/file-headers'
import { admitRequest } from '#lib/http/internal-headers'
import type { SiteResponse } from '#lib/http-server/site-response'
import { pageAnswer } from '#lib/middleware/page-answer'
import { pageHeaders } from '#lib/middleware/page-headers'
import type { PageAnswer, PageRequest } from '#lib/middleware/page-request'
import type { StaticManifest } from '#lib/static/manifest'
import { StoredAnswer, sendStored } from '#lib/static/send-stored'
import { StaticStore } from '#lib/static/static-store'

type Redirect = Extract<PageAnswer, { kind: 'redirect' }>
type Page = Extract<PageAnswer, { kind: 'page' }>

/** Answers a request without the framework or an interface. */
type Ready = StoredAnswer | { redirect: Redirect; head: string[] }

interface Options {
  manifest: StaticManifest
  defaultHeaders: Record<string, string>
  publicHost: string
  /** Bytes of files that may be kept in memory. */
  mostBytes: number
  /** Called if a file of the build cannot be read, to let the framework answer. */
  onFault: (error: unknown, request: IncomingMessage, response: SiteResponse) => void
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

/** Answers pages and files from the build by the middleware's `pageAnswer`; false for what only the framework can answer (errors). */
export function pagesFromBuild(options: Options) {
  const { manifest, defaultHeaders, publicHost, onFault } = options
  const store = new StaticStore(options.mostBytes)
  const answers = new Map<string, StoredAnswer>()
  // As the framework says it: a page of the build before asks for its files, and must not load the framework for good.
  const noFile = {
    ...defaultHeaders,
    ...resourceHeaders('/_next/static/'),
    'Cache-Control': 'private, no-cache, no-store, max-age=0, must-revalidate',
    'Content-Type': 'text/plain; charset=utf-8',
    Vary: 'Accept-Encoding',
  }
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
      const headers = { ...defaultHeaders, ...fileHeaders(path), ...(isCompressed && { Vary: 'Accept-Encoding' }) }
      return new StoredAnswer(stored, { status: 200, headers, hasParts: true })
    })
  }

  function page(answer: Page): StoredAnswer | undefined {
    const { path, status, keeping, vary } = answer
    return kept(`page ${path} ${status} ${keeping} ${vary}`, () => {
      const stored = manifest.documents[path]
      if (!stored) return undefined
      return new StoredAnswer(stored, {
        status,
        headers: { ...defaultHeaders, ...pageHeaders(answer) },
        hasParts: false,
      })
    })
  }

  function ready(answer: PageAnswer): Ready | undefined {
    switch (answer.kind) {
      case 'file':
        return file(answer.path)
      case 'redirect': {
        const head = Object.entries({ ...defaultHeaders, ...pageHeaders(answer), Location: answer.location }).flat()
        return { redirect: answer, head }
      }
      case 'page':
        return page(answer)
      case 'error':
        return undefined
    }
  }

  function send(request: IncomingMessage, response: SiteResponse, found: Ready): void {
    if ('redirect' in found) response.writeHead(found.redirect.status, found.head).end()
    else sendStored(store, request, response, found, (error) => onFault(error, request, response))
  }

  /** Answers, or returns false without having touched the request. */
  return function answerFromBuild(request: IncomingMessage, response: SiteResponse): boolean | Promise<boolean> {
    const { url = '/', method = 'GET', headers } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const known = isRead ? remembered.get(url) : undefined
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
      headers: { get: (name) => one(headers[name]) },
    }
    if (isRead && asked.pathname.startsWith('/_next/static/')) {
      const found = file(asked.pathname)
      if (found) send(request, response, found)
      else response.writeHead(404, noFile).end('Not Found')
      return true
    }
    if (asked.pathname.startsWith('/_next/')) return false
    const answer = pageAnswer(asked)
    return answer instanceof Promise ? answer.then((late) => finish(late)) : finish(answer)

    function finish(settled: PageAnswer): boolean {
      const found = ready(settled)
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

function dependsOnAddress(answer: PageAnswer, { pathname }: PageRequest): boolean {
  if (pathname === '/') return false
  return (
    answer.kind === 'file' ||
    answer.kind === 'redirect' ||
    (answer.kind === 'page' && answer.status === 200 && !answer.secret)
  )
}

function one(value: string | string[] | undefined): string | null {
  if (value === undefined) return null
  return Array.isArray(value) ? value.join(', ') : value
}
