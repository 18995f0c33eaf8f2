import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AppProcess, freePort, startApp } from '../support/app-process.ts'
import { newVisitor, officialBody } from '../support/official-body.ts'
import { plainRequest } from '../support/plain-request.ts'
import { pdf } from '../support/small-files.ts'
import { WidgetClient } from '../support/widget-client.ts'

const nginx = '/usr/sbin/nginx'
const site = 'https://boats.example'

/** The given configuration with the ports of this test in it, and plain HTTP where it has a certificate. */
function configuration(folder: string, port: number, appPort: number): string {
  const given = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/^ +listen .*:?80;$/gm, '  listen 127.0.0.1:1 backlog=1;')
    .replace(/server \{\n {2}listen 127\.0\.0\.1:1[^}]*\}/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ +(listen \[::\]|ssl_).*$/gm, '')
    .replace('127.0.0.1:3000', `127.0.0.1:${appPort}`)
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${given}
}
`
}

describe.skipIf(!existsSync(nginx))('behind the given nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'orca-nginx-'))
  let app: AppProcess
  let proxy: ChildProcess
  let origin: string

  beforeAll(async () => {
    const [port, appPort] = [await freePort(), await freePort()]
    origin = `http://127.0.0.1:${port}`
    const settings = {
      ...{ HOST: '127.0.0.1', SITE_URL: site, ALLOWED_ORIGINS: origin },
      ...{ TRUSTED_PROXY_HOPS: '1', DATA_DIR: join(folder, 'data') },
    }
    app = await startApp('app', settings, appPort)
    mkdirSync(join(folder, 'logs'))
    const file = join(folder, 'nginx.conf')
    writeFileSync(file, configuration(folder, port, appPort))
    execFileSync(nginx, ['-t', '-p', folder, '-c', file], { stdio: 'pipe' })
    proxy = spawn(nginx, ['-p', folder, '-c', file], { stdio: 'inherit' })
    for (let left = 100; left > 0; left -= 1) {
      if (await plainRequest(origin, '/api/health/live').catch(() => undefined)) break
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }, 60_000)
  afterAll(async () => {
    proxy.kill('SIGTERM')
    await Promise.all([once(proxy, 'exit'), app.kill('SIGKILL')])
    rmSync(folder, { recursive: true, force: true })
  })

  function bytesOf(path: string, headers: Record<string, string>) {
    return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      request(origin + path, { headers, agent: false }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }))
      })
        .on('error', reject)
        .end()
    })
  }

  test('pages and files come through as they were compressed, with their rules for caches', async () => {
    const plain = await plainRequest(origin, '/product')
    expect(plain.status).toBe(200)
    for (const path of ['/product', '/drawings/contours-lake.svg']) {
      const packed = await bytesOf(path, { 'accept-encoding': 'br, gzip' })
      expect(packed.headers).toMatchObject({
        'content-encoding': 'br',
        vary: expect.stringContaining('Accept-Encoding'),
      })
      // A weak tag would say that nginx had compressed it again.
      expect(packed.headers.etag).toMatch(/^"[0-9a-f]+-br"$/)
      expect(brotliDecompressSync(packed.body).toString()).toBe((await plainRequest(origin, path)).body)
    }
    expect(plain.headers['cache-control']).toContain('s-maxage=60')
    const again = await plainRequest(origin, '/product', { 'if-none-match': String(plain.headers.etag) })
    expect(again.status).toBe(304)
  })

  test('the visitor’s address is the one that nginx saw, whatever is claimed before it', async () => {
    const abroad = { 'accept-language': 'en', 'x-forwarded-for': '8.8.8.8' }
    // Nginx adds 127.0.0.1, a private address: no country, so Chinese.
    expect((await plainRequest(origin, '/', abroad)).status).toBe(200)
    expect((await plainRequest(app.origin, '/', abroad)).status).toBe(307)
  })

  function post(path: string, type: string, body: Buffer | string) {
    return fetch(origin + path, {
      method: 'POST',
      headers: { Origin: site, 'Content-Type': type, ...newVisitor() },
      body: new Uint8Array(Buffer.from(body)),
    })
  }

  test('an enquiry arrives; what is too large is refused at the door, but for the form that brings a file', async () => {
    const sent = await post('/api/contact/official', 'application/json', JSON.stringify(officialBody))
    expect(sent.status).toBe(200)
    expect((await post('/api/contact/official', 'application/json', Buffer.alloc(200_000))).status).toBe(413)
    const file = `--x\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-${'a'.repeat(3_000_000)}\r\n--x--\r\n`
    expect((await post('/api/forms/application', 'multipart/form-data; boundary=x', file)).status).toBe(422)
    const visitor = await new WidgetClient(origin).open()
    const large = Buffer.concat([pdf(), Buffer.alloc(1_000_000)])
    expect((await visitor.sendFile('plan.pdf', large)).status).toBe(201)
  })

  test('the chat’s stream is not held back, and metrics stay at home', async () => {
    const visitor = await new WidgetClient(origin).open()
    const listening = visitor.listen()
    await listening.until(({ event }) => event === 'state')
    await visitor.say('How wide is SMURF?')
    await listening.until(({ event }) => event === 'message')
    listening.leave()
    expect((await plainRequest(origin, '/api/metrics')).status).toBe(404)
  })

  test('an offer of another protocol gets the answer in this one', async () => {
    const offers = { upgrade: 'h2c', connection: 'Upgrade, HTTP2-Settings', 'http2-settings': 'AAMAAABk' }
    expect((await plainRequest(origin, '/en', offers)).status).toBe(200)
  })

  test('a flood of what writes ends at the door, in words that the widget reads; who reads is not in its way', async () => {
    const flood = Array.from({ length: 120 }, () => post('/api/widget/v1/visitors', 'application/json', '{}'))
    const answers = await Promise.all(flood)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.headers.get('retry-after')).toBe('2')
    expect(await refused?.json()).toEqual({ code: 'too_many' })
    expect((await plainRequest(origin, '/api/health/live')).status).toBe(200)
  })
})
