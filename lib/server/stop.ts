import type { Server } from 'node:http'
import { closeAll } from '#lib/runtime/shutdown'

/** How long requests in flight may take after the signal to stop. */
const deadlineMs = 10_000

/** Stops in order: no new connections, work handed back, requests in flight finished, store closed, exit. */
export async function stop(server: Server): Promise<void> {
  const drained = new Promise<void>((done) => server.close(() => done()))
  server.closeIdleConnections()
  // A connection that becomes idle after its last answer would be kept for the next request.
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  const deadline = new Promise<void>((done) => setTimeout(done, deadlineMs).unref())
  await Promise.race([Promise.all([closeAll('work'), drained]), deadline])
  clearInterval(sweep)
  server.closeAllConnections()
  await Promise.race([closeAll('store'), new Promise<void>((done) => setTimeout(done, deadlineMs).unref())])
  process.exit(0)
}

/** A second signal ends the process at once. */
export function stopOnSignal(server: Server): void {
  let stopping = false
  const onSignal = () => {
    if (stopping) process.exit(1)
    stopping = true
    void stop(server)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
