import type { ServerResponse } from 'node:http'
import { resourceHeaders } from '#lib/http/answer-headers'
import { varyHeader } from '#lib/http/internal-headers'
import { givenHeaders } from '#lib/server/given-headers'

/** Says more about the inside than a visitor needs. */
const inside = ['X-Powered-By', 'x-middleware-rewrite', varyHeader]

/**
 * Adds to an answer, at the moment its head is written, every standing header that its author did not set. Earlier
 * would be wrong: the framework does not replace what is there already.
 */
export function completeHeaders(response: ServerResponse, path: string, standing: Record<string, string>): void {
  const { writeHead } = response
  const defaults = { ...standing, ...resourceHeaders(path), ...(path.startsWith('/api/') ? apiHeaders : {}) }
  response.writeHead = function completeHead(this: ServerResponse, ...parts: unknown[]) {
    if (!response.headersSent) {
      const named = new Set(givenHeaders(parts).map(([name]) => name.toLowerCase()))
      for (const [name, value] of Object.entries(defaults)) {
        if (!response.hasHeader(name) && !named.has(name.toLowerCase())) response.setHeader(name, value)
      }
      cacheFile(response, path)
      joinVary(response)
      nameCharset(response)
      for (const name of inside) response.removeHeader(name)
    }
    return Reflect.apply(writeHead, response, parts)
  }
}

const apiHeaders = { 'Cache-Control': 'no-store' }

/** Files of `public/` keep their name when they change, so they are kept a week and not for ever. */
function cacheFile(response: ServerResponse, path: string): void {
  const ours = /^\/(pictures|drawings|models|downloads|og)\//.test(path)
  if (ours && response.statusCode < 400) {
    response.setHeader('Cache-Control', 'public, max-age=604800, stale-while-revalidate=86400')
  }
  if (path.startsWith('/widget/') && response.statusCode < 400) {
    response.setHeader('Cache-Control', widgetCaching(path))
  }
}

/** The loader's address stays the same, so a new one is seen within minutes; all else is named by content or version. */
function widgetCaching(path: string): string {
  return /^\/widget\/v\d+\/(loader\.js|.*\.d\.ts)$/.test(path)
    ? 'public, max-age=300, stale-while-revalidate=86400'
    : 'public, max-age=31536000, immutable'
}

function joinVary(response: ServerResponse): void {
  const more = response.getHeader(varyHeader)
  if (more !== undefined)
    response.setHeader('Vary', [response.getHeader('vary'), more].flat().filter(Boolean).join(', '))
}

function nameCharset(response: ServerResponse): void {
  const type = response.getHeader('content-type')
  if (type === 'application/json' || type === 'text/plain') response.setHeader('Content-Type', `${type}; charset=utf-8`)
}
