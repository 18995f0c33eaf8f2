import { type IncomingMessage, ServerResponse } from 'node:http'

type Body = Buffer | string

/**
 * The response class of the server (`createServer({ ServerResponse: SiteResponse })`): completes headers before they are written and
 * replaces a failed response before anything is sent. Node writes every head by `writeHead`, so this is the one place.
 */
export class SiteResponse<Asked extends IncomingMessage = IncomingMessage> extends ServerResponse<Asked> {
  /** Called once, when status and headers are known and nothing is sent yet: it may still change the headers. */
  completeHead: (() => void) | undefined
  /** Gets the text of a failed page (status 500 and above) and returns what is sent instead. */
  replaceFailure: ((body: Buffer) => Body) | undefined
  #held: Buffer[] | undefined

  override writeHead(status: number, ...given: unknown[]): this {
    // A page of the build brings all its headers: they are written as the list they are.
    if (!this.completeHead && !this.replaceFailure) return Reflect.apply(super.writeHead, this, [status, ...given])
    this.statusCode = status
    for (const [name, value] of headersOfWriteHead(given)) this.setHeader(name, value)
    if (this.#mayBeReplaced()) this.#held ??= []
    else this.#sendHead()
    return this
  }

  override flushHeaders(): void {
    if (!this.#mayBeReplaced()) super.flushHeaders()
  }

  override write(...given: unknown[]): boolean {
    if (!this.#holds()) return Reflect.apply(super.write, this, given)
    this.#held?.push(toBuffer(given))
    return true
  }

  override end(...given: unknown[]): this {
    if (!this.#holds()) return Reflect.apply(super.end, this, given)
    const body = Buffer.concat([...(this.#held ?? []), toBuffer(given)])
    this.#held = undefined
    const sent = this.replaceFailure?.(body) ?? body
    this.replaceFailure = undefined
    this.#sendHead()
    return super.end(sent)
  }

  /** Whether what is written now is held back; the first part of an answer without a head decides it. */
  #holds(): boolean {
    if (!this.replaceFailure) return false
    if (!this.headersSent && !this.#held) this.writeHead(this.statusCode)
    return this.#held !== undefined
  }

  #sendHead(): void {
    if (!this.headersSent) this.completeHead?.()
    super.writeHead(this.statusCode)
  }

  #mayBeReplaced(): boolean {
    if (!this.replaceFailure || this.headersSent || this.statusCode < 500) return false
    return /^text\/(html|plain)/.test(String(this.getHeader('content-type') ?? 'text/plain'))
  }
}

/** The chunk given to `write` or `end`, which may come without one or with a callback alone. */
function toBuffer([chunk, encoding]: unknown[]): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk, encoding === 'latin1' ? 'latin1' : 'utf8')
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0)
}

type HeaderValue = string | number | readonly string[]

function isValue(value: unknown): value is HeaderValue {
  return typeof value === 'string' || typeof value === 'number' || Array.isArray(value)
}

function pairs(list: readonly unknown[]): [name: string, value: unknown][] {
  return list.flatMap((name, index) => (index % 2 === 0 ? [[String(name), list[index + 1]] as [string, unknown]] : []))
}

/** The headers passed to `writeHead`: an object, or a flat list of names and values in which `Set-Cookie` may repeat. */
function headersOfWriteHead(parts: readonly unknown[]): [name: string, value: HeaderValue][] {
  const given = parts.find((part) => typeof part === 'object' && part !== null)
  if (!Array.isArray(given)) {
    return Object.entries(given ?? {}).filter((pair): pair is [string, HeaderValue] => isValue(pair[1]))
  }
  const values = new Map<string, string[]>()
  for (const [name, value] of pairs(given)) {
    if (isValue(value)) values.set(name, [...(values.get(name) ?? []), ...[value].flat().map(String)])
  }
  return [...values].map(([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all])
}
