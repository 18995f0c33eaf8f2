import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface BreakableProxy {
  port: number
  /** `refuses`: connections are cut and none is taken; `swallows`: they stand, and nothing comes through any more. */
  state: 'open' | 'refuses' | 'swallows'
  close(): Promise<void>
}

/** A wire to another port that can be cut in either of the two ways networks are cut. */
export async function startBreakableProxy(target: number): Promise<BreakableProxy> {
  const sockets = new Set<Socket>()
  let state: BreakableProxy['state'] = 'open'
  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
  }
  const server = createServer((near) => {
    hold(near)
    if (state === 'refuses') return void near.destroy()
    if (state === 'swallows') return
    const far = connect(target, '127.0.0.1')
    hold(far)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk) => {
        if (state !== 'swallows') to.write(chunk)
      })
      from.on('close', () => to.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return {
    port: address.port,
    get state() {
      return state
    },
    set state(next) {
      state = next
      // What was swallowed is missing: connections from before are of no use to anybody.
      if (next !== 'swallows') for (const socket of sockets) socket.destroy()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
