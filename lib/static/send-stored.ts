import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import parseRange from 'range-parser'
import { chooseEncoding } from '#lib/static/choose-encoding'
import type { StoredFile } from '#lib/static/manifest'
import { type Encoding, fileOf, type StaticStore, sizeOf } from '#lib/static/static-store'

/** A stored file ready to send for one kind of request, with the headers of each encoding. */
export class StoredAnswer {
  readonly stored: StoredFile
  readonly status: number
  /** Whether a part of it may be asked for. */
  readonly hasParts: boolean
  readonly #headers: Record<string, string>
  readonly #heads: Partial<Record<Encoding, { tag: string; full: string[]; unchanged: string[] }>> = {}

  constructor(
    stored: StoredFile,
    { status, headers, hasParts }: { status: number; headers: Record<string, string>; hasParts: boolean },
  ) {
    this.stored = stored
    this.status = status
    this.hasParts = hasParts
    this.#headers = headers
  }

  /** Names and values in turn, of the whole answer and of the one that says that nothing changed. */
  head(encoding: Encoding): { tag: string; full: string[]; unchanged: string[] } {
    const known = this.#heads[encoding]
    if (known) return known
    const tag = entityTag(this.stored, encoding)
    const unchanged = Object.entries({ ...this.#headers, ETag: tag }).flat()
    const full = [...unchanged, 'Content-Type', this.stored.type, 'Content-Length', `${sizeOf(this.stored, encoding)}`]
    if (encoding !== 'identity') full.push('Content-Encoding', encoding)
    if (this.hasParts && encoding === 'identity') full.push('Accept-Ranges', 'bytes')
    this.#heads[encoding] = { tag, full, unchanged }
    return this.#heads[encoding]
  }
}

/** Sends a stored file: the form that suits, nothing when the visitor has it already, or the part that is asked for. */
export function sendStored(
  store: StaticStore,
  request: IncomingMessage,
  response: ServerResponse,
  answer: StoredAnswer,
  onFault: (error: unknown) => void,
): void {
  const { stored, status } = answer
  const { headers, method } = request
  const wantsPart = answer.hasParts && headers.range !== undefined && method === 'GET'
  // A part is counted in the plain form.
  const encoding = wantsPart ? 'identity' : chooseEncoding(headers['accept-encoding'], stored)
  const { tag, full, unchanged } = answer.head(encoding)
  // RFC 9110: who asks for a state that is no longer there gets nothing in its place.
  if (status === 200 && headers['if-match'] !== undefined && !isMatched(headers['if-match'], tag)) {
    response.writeHead(412, unchanged).end()
    return
  }
  if (status === 200 && isCurrent(headers['if-none-match'], tag)) {
    response.writeHead(304, unchanged).end()
    return
  }
  if (wantsPart && (headers['if-range'] === undefined || headers['if-range'] === tag)) {
    if (sendPart(response, answer, headers.range ?? '', unchanged)) return
  }
  if (method === 'HEAD') {
    response.writeHead(status, full).end()
    return
  }
  if (store.isTooLarge(stored, encoding)) {
    response.writeHead(status, full)
    pipeline(createReadStream(fileOf(stored, encoding)), response, () => {})
    return
  }
  const content = store.content(stored, encoding)
  if (content instanceof Promise) content.then((bytes) => response.writeHead(status, full).end(bytes)).catch(onFault)
  else response.writeHead(status, full).end(content)
}

/** Sends one part, or says that there is none such; false when the whole is the right answer. */
function sendPart(response: ServerResponse, { stored }: StoredAnswer, range: string, head: readonly string[]): boolean {
  const { bytes } = stored
  const parts = parseRange(bytes, range)
  if (parts === -1) {
    response.writeHead(416, [...head, 'Content-Range', `bytes */${bytes}`]).end()
    return true
  }
  const [part] = Array.isArray(parts) && parts.type === 'bytes' && parts.length === 1 ? parts : []
  if (!part) return false
  const { start, end } = part
  response.writeHead(206, [
    ...head,
    ...['Content-Type', stored.type, 'Content-Length', `${end - start + 1}`],
    ...['Accept-Ranges', 'bytes', 'Content-Range', `bytes ${start}-${end}/${bytes}`],
  ])
  pipeline(createReadStream(stored.file, { start, end }), response, () => {})
  return true
}

/** A strong tag: each form has bytes, and so a tag, of its own. */
function entityTag({ hash, quick }: StoredFile, encoding: Encoding): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}${quick ? '-quick' : ''}"`
}

/** Whether `If-None-Match` names what would be sent. A proxy that compressed it made the tag weak. */
function isCurrent(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((part) => part.trim().replace(/^W\//, '') === tag)
}

/** Whether `If-Match` names what would be sent. Its comparison is the strong one: a weak tag names nothing. */
function isMatched(ifMatch: string, tag: string): boolean {
  return ifMatch.trim() === '*' || ifMatch.split(',').some((part) => part.trim() === tag)
}
