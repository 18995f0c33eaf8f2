import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AppProcess, startApp } from '../support/app-process.ts'
import { newVisitor } from '../support/official-body.ts'
import { plainRequest } from '../support/plain-request.ts'

const data = mkdtempSync(join(tmpdir(), 'orca-http-'))
let app: AppProcess

beforeAll(async () => {
  app = await startApp('app', { DATA_DIR: data, TRUSTED_PROXY_HOPS: '1' })
}, 60_000)
afterAll(async () => {
  await app.kill('SIGTERM')
  rmSync(data, { recursive: true, force: true })
})

/** The first line of what comes back for these bytes; the connection must not stay. */
function firstLine(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(new URL(app.origin).port), '127.0.0.1', () => socket.write(bytes))
    socket.setTimeout(5000, () => socket.destroy(new Error(`still open after: ${text}`)))
    socket.on('data', (part) => (text += part))
    socket.on('end', () => resolve(text.split('\r\n')[0] ?? ''))
    socket.on('error', reject)
  })
}

test.each([
  ['two Host lines', 'GET /en HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
  ['no version', 'GET /en\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
  ['CONNECT', 'CONNECT a.example:443 HTTP/1.1\r\nHost: a.example:443\r\n\r\n', 'HTTP/1.1 405 Method Not Allowed'],
  [
    'an address of FTP',
    'GET ftp://a.example/en HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n',
    'HTTP/1.1 400 Bad Request',
  ],
])('a request with %s is refused with a status', async (_, bytes, answer) => {
  expect(await firstLine(bytes)).toBe(answer)
})

test.each([
  ['http://a.example/en', '200 OK'],
  ['HTTP://a.example/en/nowhere', '404 Not Found'],
  ['http://a.example:8080//en', '308 Permanent Redirect'],
  ['https://a.example/api/health/live', '200 OK'],
  ['http://a.example', '200 OK'],
  ['http://a.example?page=2', '200 OK'],
])('an address as a proxy is asked, %s, is taken (RFC 9112, 3.2.2)', async (target, answer) => {
  const request = `GET ${target} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`
  expect(await firstLine(request)).toBe(`HTTP/1.1 ${answer}`)
})

test('a slash behind a file leads to the file', async () => {
  for (const path of ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/favicon.ico', '/llms.txt']) {
    const { status, headers } = await plainRequest(app.origin, `${path}/`)
    expect({ status, to: headers.location }).toEqual({ status: 308, to: path })
  }
})

test('If-Match answers 412 for a state that is gone, and the page for the one that is there', async () => {
  const { headers } = await plainRequest(app.origin, '/en/privacy')
  const status = async (tag: string) => (await plainRequest(app.origin, '/en/privacy', { 'if-match': tag })).status
  expect(await status('"another"')).toBe(412)
  expect(await status(`W/${headers.etag}`)).toBe(412)
  expect(await status(`"another", ${headers.etag}`)).toBe(200)
  expect(await status('*')).toBe(200)
})

test('refusals that any program can ask for are pages of the build: the framework is not loaded for them', async () => {
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${app.pid}/status`, 'utf8'))?.[1]) / 1024
  await plainRequest(app.origin, '/en')
  const before = memory()
  const unreadable = await plainRequest(app.origin, '/en/%ff')
  expect(unreadable).toMatchObject({ status: 400, body: expect.stringContaining('This address cannot be read') })
  expect((await plainRequest(app.origin, '/%ff')).body).toContain('lang="zh-CN"')
  // A page of the build before asks for files that are gone.
  expect((await plainRequest(app.origin, '/_next/static/chunks/gone.js')).status).toBe(404)
  for (const path of ['/product', '/robots.txt', '/%ff']) {
    const { status, headers, body } = await plainRequest(app.origin, path, {}, 'POST')
    expect([path, status, headers.allow]).toEqual(path === '/%ff' ? [path, 400, undefined] : [path, 405, 'GET, HEAD'])
    expect(headers['cache-control']).toContain('no-store')
    expect(body).toContain('</html>')
  }
  expect(memory() - before).toBeLessThan(60)
  for (const line of app.output().trim().split('\n')) expect(() => JSON.parse(line), line).not.toThrow()
})

test('fifty bodies of 10 MB at once: each sender reads 413, and memory stays where it was', async () => {
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${app.pid}/status`, 'utf8'))?.[1]) / 1024
  const body = Buffer.alloc(10 * 1024 * 1024, 'x')
  const send = () =>
    fetch(`${app.origin}/api/contact/official`, {
      method: 'POST',
      body,
      headers: { Origin: app.origin, 'Content-Type': 'application/json', ...newVisitor() },
    }).then(({ status }) => status)
  const before = memory()
  expect(await Promise.all(Array.from({ length: 50 }, send))).toEqual(Array(50).fill(413))
  expect(memory() - before).toBeLessThan(120)
})

test('a body that is refused unread is taken off the line, so that its sender comes to read why', async () => {
  const head = [
    'POST /api/widget/v1/conversations/x/files?site=pk_orca HTTP/1.1',
    `Host: ${new URL(app.origin).host}`,
    `Origin: ${app.origin}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 5000000',
  ]
  const socket = connect(Number(new URL(app.origin).port), '127.0.0.1')
  // As a browser does: all of it is sent before the answer is read.
  const all = `${head.join('\r\n')}\r\n\r\n${' '.repeat(5_000_000)}`
  await new Promise<void>((resolve) => socket.pause().write(all, () => resolve()))
  const [answer] = await once(socket.resume(), 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /)
  socket.destroy()
})
