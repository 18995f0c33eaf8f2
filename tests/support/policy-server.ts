import { once } from 'node:events'
import { createServer } from 'node:net'

export interface PolicyServer {
  port: number
  close(): void
}

/**
 * A policy server as Postfix asks one about every receiver (SMTPD_POLICY_README): `actionFor` gives what is done with an
 * email to this address, `DUNNO` where somebody else decides. What it says holds from the next email on.
 */
export async function startPolicyServer(actionFor: (recipient: string) => string): Promise<PolicyServer> {
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

/** Puts off a receiver of `names` that is written to for the first time, and takes it once so much time has passed. */
export function greylisting(names: readonly string[], waitMs: number): (recipient: string) => string {
  const firstSeen = new Map<string, number>()
  return (recipient) => {
    if (!names.includes(recipient)) return 'DUNNO'
    const first = firstSeen.get(recipient) ?? Date.now()
    firstSeen.set(recipient, first)
    return Date.now() - first < waitMs ? 'DEFER_IF_PERMIT 4.2.0 Greylisted, try again later' : 'DUNNO'
  }
}
