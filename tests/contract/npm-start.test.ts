import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, test } from 'vitest'
import { startCommand } from '../support/app-process.ts'
import { waitUntil } from '../support/wait-until.ts'

function isRefused(origin: string): Promise<boolean> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => resolve(true))
    socket.on('connect', () => {
      socket.destroy()
      resolve(false)
    })
  })
}

/** A request whose head the server has read, and its body not yet. */
async function halfSent(origin: string, body: string) {
  const { hostname, port, host } = new URL(origin)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk))
  const head = [
    'POST /api/forms/advisory HTTP/1.1',
    `Host: ${host}`,
    `Origin: http://localhost:${port}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await waitUntil('the server asks for the body', () => received.includes('100 Continue'))
  return { send: () => socket.write(body), answer: () => received.split('\r\n\r\n').slice(1).join() }
}

test('told to stop, `npm start` frees the port at once, answers what it was asked before, and only then ends', async () => {
  const data = mkdtempSync(join(tmpdir(), 'orca-npm-start-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  // What runs before it installs and builds, which a test does itself.
  const app = await startCommand(['npm', 'start', '--ignore-scripts'], { DATA_DIR: data })
  // This one waits for what is loaded and computed at the start; the time limits of the next are its own.
  await fetch(`${app.origin}/api/forms/advisory`, { method: 'POST', body: '{}' })
  const request = await halfSent(app.origin, '{"name":""}')
  const ended = app.kill('SIGTERM')
  await waitUntil('the port is free', () => isRefused(app.origin))
  request.send()
  await waitUntil('the request is answered', () => request.answer().startsWith('HTTP/1.1 422 '))
  await ended
})
