import { once } from 'node:events'
import { createServer } from 'node:net'

export interface Greylisting {
  port: number
  close(): void
}

/**
 * A policy server as Postfix asks one (SMTPD_POLICY_README): a receiver of `names` that is written to for the first time
 * is put off, and taken once so much time has passed.
 */
export async function startGreylisting(names: readonly string[], waitMs: number): Promise<Greylisting> {
  const firstSeen = new Map<string, number>()
  function actionFor(recipient: string): string {
    if (!names.includes(recipient)) return 'DUNNO'
    const first = firstSeen.get(recipient) ?? Date.now()
    firstSeen.set(recipient, first)
    return Date.now() - first < waitMs ? 'DEFER_IF_PERMIT 4.2.0 Greylisted, try again later' : 'DUNNO'
  }
  const server = createServer((socket) => {
    let asked = ''
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      asked += chunk
      for (let end = asked.indexOf('\n\n'); end >= 0; end = asked.indexOf('\n\n')) {
        const recipient = /^recipient=(.*)$/m.exec(asked.slice(0, end))?.[1] ?? ''
        asked = asked.slice(end + 2)
        socket.write(`action=${actionFor(recipient)}\n\n`)
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return { port: address.port, close: () => void server.close() }
}
