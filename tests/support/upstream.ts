import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

export interface Delivered {
  key: string
  body: Record<string, string>
  /** The body as it came. */
  text: string
  path: string
  headers: IncomingMessage['headers']
}

/** What the company's system does with one call: `keep` counts it as arrived, whatever is answered then. */
export type Behaviour = (response: ServerResponse, save: () => void, call: Delivered) => void

/** Answers that a system in trouble gives; some of them after it has kept what was sent. */
export const behaviours = {
  ok: (response, save) => {
    save()
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"code":0}')
  },
  error: (response) => void response.writeHead(500).end('no'),
  hang: () => {},
  drop: (response) => void response.destroy(),
  dropAfterKeeping: (response, save) => {
    save()
    response.destroy()
  },
  garbage: (response, save) => {
    save()
    response.writeHead(200).end(Buffer.alloc(200_000, 0xfe))
  },
  notHttp: (response) => {
    response.socket?.end('\x00\x01garbage\r\n\r\n')
  },
  redirect: (response) => void response.writeHead(302, { Location: '/elsewhere' }).end(),
  /** The head of the answer, a character at a time. */
  dripHead: (response) => {
    const timer = setInterval(() => response.socket?.write('H'), 50)
    response.on('close', () => clearInterval(timer))
  },
  drip: (response, save) => {
    save()
    response.writeHead(200)
    const timer = setInterval(() => response.write('.'), 50)
    response.on('close', () => clearInterval(timer))
  },
} as const satisfies Record<string, Behaviour>

export interface Upstream {
  url: string
  /** Every call, kept or not. */
  calls: Delivered[]
  /** What was kept, by key; a key that came again is absorbed, as the contract asks of the receiver. */
  kept: Map<string, Delivered>
  behave: Behaviour
  close(): Promise<void>
}

async function bodyOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

/** The company's system, as far as the contract shows it, over real HTTP. */
export async function startUpstream(behave: Behaviour = behaviours.ok, port = 0): Promise<Upstream> {
  const upstream: Upstream = { url: '', calls: [], kept: new Map(), behave, close: async () => {} }
  const server: Server = createServer(async (message, response) => {
    const text = await bodyOf(message).catch(() => undefined)
    if (text === undefined) return
    const call: Delivered = {
      key: String(message.headers['idempotency-key']),
      path: message.url ?? '',
      headers: message.headers,
      body: JSON.parse(text),
      text,
    }
    upstream.calls.push(call)
    upstream.behave(response, () => void upstream.kept.set(call.key, call), call)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  upstream.url = `http://127.0.0.1:${address.port}`
  upstream.close = async () => {
    if (!server.listening) return
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return upstream
}
