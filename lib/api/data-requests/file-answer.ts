import parseRange from 'range-parser'
import { refusedFile } from '#lib/data-requests/pages/files-page'
import type { OfferedFile } from '#lib/data-requests/storage/checksums'
import type { Opened } from '#lib/data-requests/storage/storage'
import type { Locale } from '#lib/i18n/locales'
import { ConcurrencyLimit } from '#lib/rate-limit/concurrency-limit'

/** Downloads at the same time: of one request, and of all in this process. */
const downloads = new ConcurrencyLimit({ ofOne: 4, ofAll: 60 })

interface FileAnswer {
  request: Request
  id: string
  language: Locale
  file: OfferedFile
  opened: Opened
}

/** One file: from elsewhere by a redirect, or its bytes, whole or the part that was asked for. */
export function fileAnswer({ request, id, language, file, opened }: FileAnswer): Response {
  if (opened.kind === 'elsewhere') {
    return new Response(null, { status: 302, headers: { Location: opened.address, 'Cache-Control': 'no-store' } })
  }
  const { size } = opened
  const headers = new Headers({
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'Cache-Control': 'private, no-store, no-transform',
    'Accept-Ranges': 'bytes',
    ETag: `"${file.sha256}"`,
    'Repr-Digest': `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`,
  })
  const part = partOf(request, size, `"${file.sha256}"`)
  if (part === 'none') {
    headers.set('Content-Range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = part ?? { start: 0, end: size - 1 }
  headers.set('Content-Length', String(end - start + 1))
  if (part) headers.set('Content-Range', `bytes ${start}-${end}/${size}`)
  const status = part ? 206 : 200
  if (request.method === 'HEAD' || size === 0) return new Response(null, { status, headers })
  const free = downloads.take(id)
  if (typeof free === 'string') return refusedFile(language, 'busy')
  request.signal.addEventListener('abort', free)
  const whenRead = new TransformStream<Uint8Array, Uint8Array>({ flush: free })
  return new Response(opened.read(start, end).pipeThrough(whenRead), { status, headers })
}

/** The one part that was asked for; `none` when there is none such, undefined when the whole is the right answer. */
function partOf({ headers }: Request, size: number, tag: string): { start: number; end: number } | 'none' | undefined {
  const range = headers.get('range')
  const ifRange = headers.get('if-range')
  if (!range || (ifRange && ifRange !== tag)) return undefined
  const parts = parseRange(size, range)
  if (parts === -1) return 'none'
  const [part] = Array.isArray(parts) && parts.type === 'bytes' && parts.length === 1 ? parts : []
  return part
}
