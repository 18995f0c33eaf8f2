import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { preparePlainPage, replaceBrokenError } from '#lib/http-server/plain-error-page'
import { RenderLimiter } from '#lib/http-server/render-limiter'
import type { SiteResponse } from '#lib/http-server/site-response'
import { count } from '#lib/runtime/counters'
import { log, reasonOf } from '#lib/runtime/log'

type Handler = (request: IncomingMessage, response: SiteResponse) => Promise<void>

const builtWith = z.object({ config: z.looseObject({}) })

/** Hands the framework the settings it was built with, as its stand-alone server does: reading `next.config.ts` needs its compiler (97 MB). */
function giveBuiltSettings(): void {
  const { config } = builtWith.parse(JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}

async function load(port: number): Promise<Handler> {
  giveBuiltSettings()
  // Loaded only now: most processes never need it, and it chooses its production code by NODE_ENV.
  const { default: next } = await import('next')
  // By this name the framework addresses itself: it takes a rewrite to any other for a foreign server and proxies it.
  // It is no address to listen on.
  const app = next({ dev: false, hostname: 'localhost', port })
  await app.prepare()
  return app.getRequestHandler()
}

const retryAfterSeconds = '2'

/**
 * A handler that lets the framework answer, loaded with the first request. Rendering blocks the thread for 10 ms a page, so few run at
 * once and never while an enquiry is being saved.
 */
export function framework(port: number, isEnquiryInHand: () => boolean): Handler {
  const limiter = new RenderLimiter({ most: 2, mostWaiting: 32, isOthersTurn: isEnquiryInHand, patienceMs: 250 })
  let loading: Promise<Handler> | undefined

  async function render(request: IncomingMessage, response: SiteResponse): Promise<void> {
    if (response.destroyed) return
    response.replaceFailure = (body) => replaceBrokenError(response, body)
    try {
      loading ??= load(port)
      const handle = await loading
      await handle(request, response)
    } catch (error) {
      log('error', 'page.failed', { reason: reasonOf(error) })
      if (response.headersSent) return void response.destroy()
      response.statusCode = 500
      response.end(preparePlainPage(response, 'failed'))
    }
  }

  return async (request, response) => {
    if (await limiter.run(() => render(request, response))) return
    count('orca_pages_shed_total', {})
    response.statusCode = 503
    response.setHeader('Retry-After', retryAfterSeconds)
    response.end(preparePlainPage(response, 'busy'))
  }
}
