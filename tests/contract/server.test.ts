import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type AppProcess, startApp } from '../support/app-process.ts'
import { plainRequest } from '../support/plain-request.ts'

const data = mkdtempSync(join(tmpdir(), 'orca-server-'))
afterAll(() => rmSync(data, { recursive: true, force: true }))

const start = (settings: Record<string, string>) => startApp('app', { DATA_DIR: data, ...settings })

const abroad = { 'x-forwarded-for': '8.8.8.8', 'accept-language': 'en' }

describe('the country service', () => {
  let answer: RequestListener = (_, response) => response.end()
  const service = createServer((request, response) => answer(request, response))
  let app: AppProcess

  beforeAll(async () => {
    await once(service.listen(0, '127.0.0.1'), 'listening')
    // A server that listens on a port has an address object.
    const { port } = service.address() as AddressInfo
    app = await start({
      TRUSTED_PROXY_HOPS: '1',
      GEO_COUNTRY_HEADER: 'CF-IPCountry',
      GEO_SERVICE_URL: `http://127.0.0.1:${port}/json`,
    })
  })
  afterAll(async () => {
    await app.kill('SIGTERM')
    service.closeAllConnections()
    service.close()
  })

  const status = async (headers = {}) => (await plainRequest(app.origin, '/', { ...abroad, ...headers })).status

  test('decides for a visitor whose language does not', async () => {
    answer = (_, response) => response.end('{"country":"CN"}')
    expect(await status()).toBe(200)
    answer = (_, response) => response.end('{"country":"FR"}')
    expect(await status()).toBe(307)
  })

  test('is not asked where a proxy knows the country', async () => {
    answer = () => expect.unreachable()
    expect(await status({ 'cf-ipcountry': 'HK' })).toBe(200)
    expect(await status({ 'cf-ipcountry': 'US' })).toBe(307)
    expect(await status({ 'cf-ipcountry': 'XX' })).toBe(200)
  })

  test('that fails means Chinese, and is logged', async () => {
    answer = (_, response) => response.writeHead(500).end()
    expect(await status()).toBe(200)
    expect(app.output()).toContain('"event":"country.service_failed","reason":"Error: answered 500","assumed":"CN"')
  })

  test('that hangs keeps no visitor waiting; the request in hand survives a stop', async () => {
    answer = () => undefined
    const pending = status()
    await new Promise((done) => setTimeout(done, 300))
    const stopped = app.kill('SIGTERM')
    expect(await pending).toBe(200)
    await stopped
    await expect(status()).rejects.toThrow()
  })
})

describe('guards and settings', () => {
  let app: AppProcess | undefined
  afterEach(async () => app?.kill('SIGTERM'))

  test('a guarded page answers with the error page of its language', async () => {
    app = await start({ ROUTE_GUARDS: '{"/product":["maintenance"],"/privacy":["vip"]}' })
    const closed = await plainRequest(app.origin, '/en/product')
    expect(closed.status).toBe(503)
    expect(closed.headers['retry-after']).toBe('600')
    expect(closed.body).toMatch(/<html lang="en".*<h1[^>]*>Under maintenance</s)
    const unknown = await plainRequest(app.origin, '/privacy')
    expect(unknown.status).toBe(500)
    // A heading on a Chinese page is written in parts between which a line may end.
    const inOnePart = unknown.body.replaceAll(/<\/?(?:span|wbr)[^>]*>/g, '')
    expect(inOnePart).toMatch(/<html lang="zh-CN".*<h1[^>]*>Unknown middleware vip</s)
    expect(unknown.body).not.toContain('node_modules')
  })

  test('a public https origin turns on transport security', async () => {
    app = await start({ SITE_URL: 'https://orca.example', HSTS_INCLUDE_SUBDOMAINS: 'true' })
    const { headers } = await plainRequest(app.origin, '/en')
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
    const chosen = await plainRequest(app.origin, '/api/language/en')
    expect(chosen.headers['set-cookie']).toEqual([expect.stringMatching(/^orca-language=en; .*; Secure$/)])
    const sent = await plainRequest(app.origin, '/', { 'user-agent': 'x', cookie: 'orca-language=en' })
    expect(sent.headers['set-cookie']).toEqual([expect.stringMatching(/^i18n_redirected=en; .*; Secure$/)])
  })

  test('a build made for another address, or with another number, says so at the start, in lines that a program reads', async () => {
    app = await start({ SITE_URL: 'https://another.example', COMPANY_HOTLINE: '400 000 0000' })
    const lines = app
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toContainEqual(expect.objectContaining({ event: 'server.listening' }))
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'server.built_for_another_site', siteUrl: 'https://another.example' }),
    )
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'server.built_with_other_settings', settings: 'COMPANY_HOTLINE' }),
    )
  })

  test('a request that trickles in is ended after ten seconds', async () => {
    app = await start({})
    const socket = connect(Number(new URL(app.origin).port), '127.0.0.1')
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    const began = performance.now()
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1.1 408 .*X-Content-Type-Options: nosniff/s)
    expect(performance.now() - began, 'a slow line is given its ten seconds').toBeGreaterThan(9000)
  })

  test.each([
    ['PORT', 'eighty'],
    ['ROUTE_GUARDS', '[1]'],
    ['SITE_URL', 'orca.example'],
    ['DATASET_FOLDER', '/no/such/folder'],
    ['DATASET_FOLDER', `/${'too long for any file system'.repeat(20)}`],
  ])('a wrong %s stops the start with one sentence', async (name, value) => {
    const child = spawn(process.execPath, ['server.mjs'], { env: { ...process.env, [name]: value } })
    let said = ''
    child.stderr.on('data', (data) => {
      said += data
    })
    const [code] = await once(child, 'close')
    expect(code).toBe(1)
    expect(said.trim()).toMatch(new RegExp(`^The setting ${name} is wrong: .+\\.$`))
  })

  test('a name that is no setting any more, or a slip of the pen, is told in the log', async () => {
    app = await start({ ROBOT_URL: 'https://bot.example', DATABSE_URL: 'postgres://orca@db.example/orca' })
    const told = app.output().match(/"server\.unknown_setting".*/g)
    expect(told).toEqual([expect.stringContaining('GROUP_BOT_URL'), expect.stringContaining('DATABASE_URL')])
  })
})
