import { findBuiltPages } from '#lib/middleware/built-pages'
import { canonicalPath, decodePath, encodePath } from '#lib/routes/canonical-path'

interface EarlyAnswer {
  status: number
  headers?: Record<string, string>
}

/** Answers without page or middleware: for refused methods, and for addresses the framework would rewrite. */
export function earlyAnswer(method: string | undefined, url: string): EarlyAnswer | undefined {
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/.exec(url) ?? []
  if (method === 'TRACE') return { status: 405, headers: { Allow: 'GET, HEAD' } }
  if (!path.startsWith('/')) return { status: 400 }
  if (path.startsWith('/_next/'))
    return path.startsWith('/_next/static/') ? undefined : { status: 404, headers: missing }
  if (path.startsWith('/api/')) return path === '/api/' ? { status: 404 } : undefined
  if (method === 'OPTIONS') return { status: 204, headers: { Allow: 'GET, HEAD' } }
  const built = findBuiltPages()
  if (path.startsWith('/pictures/') && !built?.files.has(path)) return { status: 404, headers: missing }
  if (!/\/\/|\\/.test(path)) return undefined
  const { full } = canonicalPath(decodePath(path) ?? path, built)
  return {
    status: 308,
    headers: { Location: encodePath(full) + query, 'Cache-Control': 'public, max-age=86400' },
  }
}

const missing = { 'Cache-Control': 'public, max-age=0, s-maxage=60' }
