import type { ServerResponse } from 'node:http'
import { resourceHeaders } from '#lib/security/answer-headers'

/**
 * Adds to an answer, at the moment its head is written, every standing header that its author did not set. Earlier
 * would be wrong: the framework does not replace what is there already.
 */
export function completeHeaders(response: ServerResponse, path: string, standing: Record<string, string>): void {
  const { writeHead } = response
  response.writeHead = function completeHead(this: ServerResponse, ...parts: unknown[]) {
    if (!response.headersSent) {
      response.removeHeader('X-Powered-By')
      const named = headNames(parts)
      for (const [name, value] of Object.entries({ ...standing, ...resourceHeaders(path) })) {
        if (!response.hasHeader(name) && !named.has(name.toLowerCase())) response.setHeader(name, value)
      }
      if (path.startsWith('/api/') && !response.hasHeader('Cache-Control') && !named.has('cache-control')) {
        response.setHeader('Cache-Control', 'no-store')
      }
    }
    return Reflect.apply(writeHead, response, parts)
  }
}

/** Names of the headers given to `writeHead` itself, as an object or as a list. */
function headNames(parts: unknown[]): Set<string> {
  const given = parts.find((part) => typeof part === 'object' && part !== null)
  const names = Array.isArray(given) ? given.flat().filter((_, index) => index % 2 === 0) : Object.keys(given ?? {})
  return new Set(names.map((name) => String(name).toLowerCase()))
}
