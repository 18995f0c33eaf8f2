// Starts a program that serves the site and waits for its first answer.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFloor } from './floor.mjs'

/** @returns a port nobody listens on at this moment. */
export async function freePort() {
  const probe = createServer()
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** @returns the running server: its origin, milliseconds until the first answer, memory in MB, and a stop. */
async function startServer(command, commandArguments, { cwd = process.cwd(), environment = {} } = {}) {
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(command, commandArguments, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment, PORT: String(port) },
  })
  const origin = `http://localhost:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`)
    const answered = await fetch(origin, { redirect: 'manual' }).then(
      (answer) => answer.status < 500,
      () => false,
    )
    if (answered) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const readyMs = performance.now() - startedAt
  return {
    origin,
    pid: child.pid,
    readyMs,
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve)
        child.kill('SIGTERM')
      }),
  }
}

/** The built site, with a new store of its own. */
export const startSite = (settings = {}) =>
  startServer('node', ['server.mjs'], {
    environment: { DATA_DIR: mkdtempSync(join(tmpdir(), 'orca-bench-')), ...settings },
  })

/** An empty app of the same framework. */
export const startEmptyApp = () => startServer('next', ['start'], { cwd: buildFloor() })
