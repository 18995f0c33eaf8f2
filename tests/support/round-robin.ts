import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'

export interface RoundRobin {
  origin: string
  /** Where requests go, in turn; more may be added at any time. */
  instances: string[]
  close(): Promise<void>
}

/**
 * A small reverse proxy before several instances. One that does not answer, or breaks off, is a 502 to the visitor,
 * who sends again: a proxy must not repeat a POST by itself.
 */
export async function startRoundRobin(): Promise<RoundRobin> {
  const proxy: RoundRobin = { origin: '', instances: [], close: async () => {} }
  let turn = 0
  const server = createServer((message, response) => {
    const instance = proxy.instances[turn % proxy.instances.length]
    turn += 1
    const headers = { ...message.headers, connection: 'close' }
    const onward = httpRequest(`${instance}${message.url}`, { method: message.method, headers, agent: false })
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('error', () => response.destroy())
      answer.pipe(response)
    })
    onward.on('error', () => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end('{}')
    })
    message.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  proxy.origin = `http://127.0.0.1:${address.port}`
  proxy.close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return proxy
}
