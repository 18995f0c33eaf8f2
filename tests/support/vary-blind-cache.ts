import { once } from 'node:events'
import { createServer, request } from 'node:http'

interface Stored {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

export interface VaryBlindCache {
  origin: string
  /** How many answers came out of the cache. */
  hits: () => number
  close(): void
}

/** Statuses that may be kept with an explicit lifetime. */
const storable = new Set([200, 203, 300, 301, 302, 307, 308, 404, 410])

function lifetime(cacheControl: string): number {
  if (/no-store|private/.test(cacheControl)) return 0
  return Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? /max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0)
}

/**
 * A shared cache as careless ones are: it keeps whatever `s-maxage` or `max-age` allows by its address alone, and does
 * not read `Vary`. Like every such cache it passes on what its visitors say, but for the encoding, which it asks for plain.
 */
export async function startVaryBlindCache(upstream: string): Promise<VaryBlindCache> {
  const { hostname, port } = new URL(upstream)
  const kept = new Map<string, Stored>()
  let hits = 0
  const server = createServer((asked, answer) => {
    const key = asked.url ?? ''
    const mayAnswer = asked.method === 'GET' || asked.method === 'HEAD'
    const known = mayAnswer ? kept.get(key) : undefined
    if (known) {
      hits += 1
      answer.writeHead(known.status, { ...known.headers, 'x-cache': 'hit' }).end(known.body)
      return
    }
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const sent = request({ hostname, port, path: key, method: asked.method, headers, agent: false }, (from) => {
      const parts: Buffer[] = []
      from.on('data', (part: Buffer) => parts.push(part))
      from.on('end', () => {
        const { 'transfer-encoding': _, connection: __, ...rest } = from.headers
        const stored = { status: from.statusCode ?? 0, headers: rest, body: Buffer.concat(parts) }
        const isKept = storable.has(stored.status) && lifetime(from.headers['cache-control'] ?? '') > 0
        if (isKept && asked.method === 'GET') kept.set(key, stored)
        answer.writeHead(stored.status, stored.headers).end(stored.body)
      })
    })
    sent.on('error', () => answer.writeHead(502).end())
    asked.pipe(sent)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    hits: () => hits,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
