import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  request as ask,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { visitorHeaders } from '../support/visitor.ts'

/** What a test changes of the site on its way to the browser: how it takes a feature away in any engine. */
export interface Changes {
  /** Runs first in every page. */
  script?: string
  css?: (css: string) => string
  /** Style sheets come so much later than asked for, in milliseconds. */
  sheetsWaitMs?: number
  /** The pages' policy refuses every script. */
  refuseScripts?: boolean
}

export interface VisitorProxy {
  origin: string
  /** What the page's console would show as errors: complaints, exceptions, refused and missing parts. */
  faults: string[]
  /** The addresses asked for, in order. */
  asked: string[]
  close(): Promise<void>
}

const faultPath = '/__fault'

/** Tells this door of every fault of the page; the console itself can be read in two of the three engines only. */
const watch = `(() => {
  let leftAt = -Infinity
  addEventListener('beforeunload', () => { leftAt = performance.now() })
  addEventListener('pagehide', () => { leftAt = Infinity })
  addEventListener('pageshow', ({ persisted }) => { if (persisted) leftAt = performance.now() })
  // Leaving breaks off what a page still loads: Firefox says so at once, WebKit when Back shows the page again.
  const tell = (fault) => performance.now() - leftAt < 3000 || navigator.sendBeacon('${faultPath}', location.pathname + ': ' + fault)
  addEventListener('error', ({ message, filename, target }) =>
    tell(message ? message + ' ' + filename : 'did not load: ' + (target.currentSrc || target.src || target.href)), true)
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled: ' + reason))
  addEventListener('securitypolicyviolation', (event) => tell('refused: ' + event.violatedDirective + ' ' + event.blockedURI))
  const own = console.error
  console.error = (...words) => { tell(words.map(String).join(' ')); own.apply(console, words) }
})()`

function withScript(html: string, policy: string, script: string) {
  const hash = createHash('sha256').update(script).digest('base64')
  return {
    html: html.replace('<head>', () => `<head><script>${script}</script>`),
    policy: policy.replace('script-src ', `script-src 'sha256-${hash}' `),
  }
}

async function passOn(answer: IncomingMessage, response: ServerResponse, changes: Changes) {
  const { script = '', css, sheetsWaitMs, refuseScripts } = changes
  const headers: IncomingHttpHeaders = { ...answer.headers }
  const kind = headers['content-type'] ?? ''
  if (sheetsWaitMs && kind.startsWith('text/css')) await sleep(sheetsWaitMs)
  const isPage = kind.startsWith('text/html')
  if (!isPage && !(css && kind.startsWith('text/css'))) {
    response.writeHead(answer.statusCode ?? 500, headers)
    answer.pipe(response)
    return
  }
  let body = await text(answer)
  if (isPage) {
    const changed = withScript(body, String(headers['content-security-policy'] ?? ''), `${watch};${script}`)
    body = changed.html
    if (changed.policy) headers['content-security-policy'] = changed.policy
    if (refuseScripts)
      headers['content-security-policy'] = changed.policy.replace(/script-src [^;]*/, "script-src 'none'")
    // The rules of a tag stand in the page too, where the build put them.
    if (css) body = body.replace(/(<style[^>]*>)([^<]*)/g, (_, tag, rules) => tag + css(rules))
  } else if (css) body = css(body)
  delete headers['content-length']
  delete headers.etag
  response.writeHead(answer.statusCode ?? 500, headers)
  response.end(body)
}

/** An origin of this visitor's own before the site: with its faults and requests noted, and the asked for changes made. */
export async function openVisitorProxy(site: string, changes: Changes = {}): Promise<VisitorProxy> {
  const faults: string[] = []
  const asked: string[] = []
  const visitor = visitorHeaders()
  const server = createServer(async (request, response) => {
    if (request.url === faultPath) {
      faults.push(await text(request))
      response.writeHead(204).end()
      return
    }
    asked.push(request.url ?? '/')
    const { host, hostname, port } = new URL(site)
    // The site is to take this door for itself.
    const own = request.headers.origin === `http://${request.headers.host}` ? { origin: site } : {}
    const headers = {
      ...request.headers,
      ...visitor,
      ...own,
      host,
      'accept-encoding': 'identity',
      'accept-language': 'zh-CN,zh;q=0.9',
    }
    const passTo = (isAgain = false) => {
      const upstream = ask({ hostname, port, path: request.url, method: request.method, headers })
      upstream.on('response', (answer) => {
        // A redirect that names the site leads back to this door.
        if (answer.headers.location) answer.headers.location = answer.headers.location.replace(site, '')
        passOn(answer, response, changes).catch(() => response.destroy())
      })
      upstream.on('error', () => {
        // The site closes a connection that rests, perhaps in the moment it is used again: browsers ask once more, too.
        if (upstream.reusedSocket && !isAgain && !response.headersSent && request.method === 'GET') passTo(true)
        else response.destroy()
      })
      response.on('close', () => upstream.destroy())
      if (request.method === 'GET') upstream.end()
      else request.pipe(upstream)
    }
    passTo()
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return {
    origin: `http://localhost:${address.port}`,
    faults,
    asked,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
