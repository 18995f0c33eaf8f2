import type { IncomingMessage, ServerResponse } from 'node:http'
import { replaceBrokenError, sendLastResort } from '#lib/http-server/last-resort'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

async function load(port: number): Promise<Handler> {
  // Loaded only now: most processes never need it, and it chooses its production code by NODE_ENV.
  const { default: next } = await import('next')
  // By this name the framework addresses itself: it takes a rewrite to any other for a foreign server and proxies it.
  // It is no address to listen on.
  const app = next({ dev: false, hostname: 'localhost', port })
  await app.prepare()
  return app.getRequestHandler()
}

/** Gives what answers a request by the framework; it is loaded when the first one comes. */
export function framework(port: number): Handler {
  let loading: Promise<Handler> | undefined
  return async (request, response) => {
    replaceBrokenError(response)
    try {
      loading ??= load(port)
      const handle = await loading
      await handle(request, response)
    } catch (error) {
      console.error('request failed', error)
      if (response.headersSent) return void response.destroy()
      response.statusCode = 500
      response.end(sendLastResort(response))
    }
  }
}
