import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { z } from 'zod'
import { fileOf } from './bundled-programs.ts'

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}

const storeState = z.object({ store: z.string() })

/** Which server: only the handlers, or the whole built application. */
export const entries = { api: 'tests/support/api-server.ts', app: 'server.mjs' } as const

export interface AppProcess {
  origin: string
  pid: number
  /** Everything it printed. */
  output: () => string
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

/** A second by itself; a busy machine that starts several at once has taken half a minute. Less than hooks are given. */
const startWithinMs = 55_000

async function untilLive(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + startWithinMs
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended at start:\n${output()}`)
    const answer = await fetch(`${origin}/api/health/live`).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`The server did not answer within ${startWithinMs / 1000} s:\n${output()}`)
}

/** The store opens while the server already answers: tests begin, as visitors behind a balancer do, when that was tried. */
async function untilStoreTried(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + startWithinMs
  while (Date.now() < deadline && child.exitCode === null && !output().includes('store.not_opened')) {
    const answer: unknown = await fetch(`${origin}/api/health/ready`)
      .then((response) => response.json())
      .catch(() => undefined)
    if (storeState.safeParse(answer).data?.store === 'ok') return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/** What a process needs of the machine; nothing of the caller's own settings. */
function passedOn(): Record<string, string | undefined> {
  const { PATH, HOME, NODE_OPTIONS } = process.env
  return { PATH, HOME, ...(NODE_OPTIONS ? { NODE_OPTIONS } : {}) }
}

/** Half a second's garbage at once: collected bit by bit in the small space of production it is a seventh of what a start takes. */
const roomToStart = '--min-semi-space-size=16'

/**
 * Starts a server process with nothing but these settings and waits until it answers. `wrapper` are words of a command
 * that runs it, for one that needs another file system; `reachedAt` is a host that it listens on, by default every one.
 */
export function startApp(
  entry: keyof typeof entries,
  settings: Record<string, string>,
  port?: number,
  wrapper: readonly string[] = [],
  reachedAt = '127.0.0.1',
): Promise<AppProcess> {
  return startCommand([...wrapper, process.execPath, roomToStart, fileOf(entries[entry])], settings, port, reachedAt)
}

/** The same for a server that another command starts. */
export async function startCommand(
  [program = '', ...words]: readonly string[],
  settings: Record<string, string>,
  port?: number,
  reachedAt = '127.0.0.1',
): Promise<AppProcess> {
  const chosen = port ?? (await freePort())
  const origin = `http://${reachedAt}:${chosen}`
  const child = spawn(program, words, {
    env: { NODE_ENV: 'production', ...passedOn(), PORT: String(chosen), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (printed = (printed + chunk).slice(-100_000)))
  const output = () => printed
  try {
    await untilLive(origin, child, output)
    await untilStoreTried(origin, child, output)
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
  return {
    origin,
    pid: child.pid ?? 0,
    output,
    async kill(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      await exited
    },
  }
}
