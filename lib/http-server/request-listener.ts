import type { IncomingMessage, RequestListener } from 'node:http'
import type { Settings } from '#lib/config/settings'
import { answerHeaders } from '#lib/http/answer-headers'
import { admitRequest } from '#lib/http/internal-headers'
import { completeHeaders } from '#lib/http-server/complete-headers'
import { earlyAnswer } from '#lib/http-server/early-answers'
import { framework } from '#lib/http-server/framework'
import { pagesFromBuild } from '#lib/http-server/pages-from-build'
import type { SiteResponse } from '#lib/http-server/site-response'
import { log, reasonOf } from '#lib/runtime/log'
import { readManifest } from '#lib/static/manifest'

/** Whether a request is one that HTTP/1.1 refuses with 400 but Node's parser accepts: several `Host` lines (RFC 9112, 3.2), or no version. */
function isMalformed({ rawHeaders, httpVersionMajor }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1 || httpVersionMajor < 1
}

/** Room for what visitors ask for: every page in every form takes less. */
const storedBytes = 48 * 1024 * 1024

/** Loaded when the process listens, so that pages do not wait for it. */
export const interfaces = () => import('#lib/http-server/answer-api')

const malformed = { status: 400, headers: { 'Cache-Control': 'no-store', Connection: 'close' } }

/** Interfaces, and short links that lead to a tool. */
export const isInterface = (url = '') => url.startsWith('/api/') || url.startsWith('/s/')

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/'
}

const absoluteForm = /^https?:\/\/[^/?#]+\/?/i

/** The address of a request to a proxy (RFC 9112, 3.2.2) as one to us has it: its host counts as little as `Host`. */
export const originForm = (url: string) => url.replace(absoluteForm, '/')

function fault(error: unknown): false {
  log('error', 'pages.failed', { reason: reasonOf(error) })
  return false
}

interface SiteRequests {
  answer: RequestListener<typeof IncomingMessage, typeof SiteResponse>
  /** To be called when the build on disk has changed: its list is read anew. */
  readBuildAgain: () => void
}

/** Answers every request: from the build what it left ready, interfaces here, and by the framework whatever is left. */
export function siteRequests(settings: Settings): SiteRequests {
  const defaultHeaders = answerHeaders(settings)
  const publicHost = new URL(settings.SITE_URL ?? `http://localhost:${settings.PORT}`).host
  let enquiries = 0
  const byFramework = framework(settings.PORT, () => enquiries > 0)
  const readBuild = () =>
    settings.PAGES_FROM === 'build' &&
    pagesFromBuild({
      manifest: readManifest(),
      defaultHeaders,
      publicHost,
      mostBytes: storedBytes,
      onFault: (error, request, response) => {
        fault(error)
        renderOnRequest(request, response)
      },
    })
  let fromBuild = readBuild()

  function completeHead(request: IncomingMessage, response: SiteResponse): void {
    const path = pathOf(request)
    response.completeHead = () => completeHeaders(response, path, defaultHeaders)
  }

  function countUntilAnswered(response: SiteResponse): void {
    enquiries += 1
    response.once('close', () => {
      enquiries -= 1
    })
  }

  /** Answers what the build did not make. */
  function renderOnRequest(request: IncomingMessage, response: SiteResponse): void {
    completeHead(request, response)
    admitRequest(request, publicHost)
    void byFramework(request, response)
  }

  const answer: SiteRequests['answer'] = (request, response) => {
    request.url = originForm(request.url ?? '')
    const early = isMalformed(request) ? malformed : earlyAnswer(request.method, request.url)
    if (early) {
      completeHead(request, response)
      response.writeHead(early.status, early.headers).end()
    } else if (isInterface(request.url)) {
      completeHead(request, response)
      admitRequest(request, publicHost)
      if (request.method === 'POST') countUntilAnswered(response)
      void interfaces().then(({ answerApi }) => answerApi(request, response))
    } else if (!fromBuild) {
      renderOnRequest(request, response)
    } else {
      const answered = fromBuild(request, response)
      if (answered === true) return
      void Promise.resolve(answered)
        .catch(fault)
        .then((done) => done || renderOnRequest(request, response))
    }
  }

  const readBuildAgain = () => {
    fromBuild = readBuild()
  }
  return { answer, readBuildAgain }
}
