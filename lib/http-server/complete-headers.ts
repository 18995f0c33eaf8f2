import type { ServerResponse } from 'node:http'
import { resourceHeaders } from '#lib/http/answer-headers'
import { fileHeaders } from '#lib/http/file-headers'
import { varyHeader } from '#lib/http/internal-headers'
import { findBuiltPages } from '#lib/middleware/built-pages'

/** Says more about the inside than a visitor needs. */
const inside = [
  ...['X-Powered-By', 'refresh', 'x-middleware-rewrite', varyHeader],
  ...[
    'x-nextjs-cache',
    'x-nextjs-prerender',
    'x-nextjs-stale-time',
    'x-nextjs-rewritten-path',
    'x-nextjs-rewritten-query',
  ],
]

/** Adds every default header that the response lacks, just before its head is written: the framework does not replace existing ones. */
export function completeHeaders(response: ServerResponse, path: string, defaultHeaders: Record<string, string>): void {
  const files = findBuiltPages()?.files
  // A language's own feed is under its first path segment, for Chinese too.
  const isFile = files?.has(path) || files?.has(`/zh${path}`) || path.startsWith('/_next/static/')
  const defaults = { ...defaultHeaders, ...resourceHeaders(path), ...(path.startsWith('/api/') ? apiHeaders : {}) }
  for (const [name, value] of Object.entries(defaults)) if (!response.hasHeader(name)) response.setHeader(name, value)
  if (isFile && (response.statusCode < 300 || response.statusCode === 304)) setAll(response, fileHeaders(path))
  replaceVary(response)
  nameCharset(response)
  for (const name of inside) response.removeHeader(name)
}

function setAll(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

const apiHeaders = { 'Cache-Control': 'no-store' }

/** The framework's own list would make each of its client's states an answer of its own. */
function replaceVary(response: ServerResponse): void {
  const own = response.getHeader(varyHeader)
  if (own !== undefined) response.setHeader('Vary', own)
}

function nameCharset(response: ServerResponse): void {
  const type = response.getHeader('content-type')
  if (type === 'application/json' || type === 'text/plain') response.setHeader('Content-Type', `${type}; charset=utf-8`)
}
