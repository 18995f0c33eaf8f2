import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newToken } from '#lib/chat/token'
import { LinkHolder } from '../support/answer-link.ts'
import { type AppProcess, startApp } from '../support/app-process.ts'
import { plainRequest } from '../support/plain-request.ts'

// The page of a link that answers, as the built site sends it (docs/decisions/066).
const folder = mkdtempSync(join(tmpdir(), 'orca-answer-'))
const pages = ['/answer', '/en/answer']
let site: AppProcess

beforeAll(async () => {
  site = await startApp('app', {
    DATA_DIR: folder,
    HEAD_SCRIPT_URL: 'https://tag.example/head.js',
    VISIT_STATISTICS_ID: 'abcdef0123456789',
    PAGE_TAG_ID: 'G-ABC1234567',
    GOOGLE_MAPS_KEY: 'key',
  })
}, 120_000)
afterAll(async () => {
  await site.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) => plainRequest(site.origin, path, headers)
const textOf = async (path: string) => (await get(path)).body

test.each(pages)('%s is the same for everybody, holds nothing, and says what to do without script', async (path) => {
  const first = await textOf(path)
  const robot = await get(`${path}?from=message`, { 'User-Agent': 'Mozilla/5.0 (compatible; PreviewRobot/1.0)' })
  expect(robot.body).toBe(first)
  expect(first).not.toMatch(/role="log"|<textarea[^>]*answer-text/)
  expect(first).toMatch(/<noscript><p[^>]*>[^<]*npm run chat -- list/)
  // Following the link was the act: it starts by itself.
  expect(first).toContain('data-starts="at-once"')
})

test.each(pages)('%s is kept, listed and told of nowhere', async (path) => {
  const { headers, body } = await get(path)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['x-robots-tag']).toContain('noindex')
  expect(body).toMatch(/<meta name="robots" content="noindex/)
  for (const other of ['/sitemap.xml', '/', '/en', '/llms.txt', '/privacy'])
    expect(await textOf(other), other).not.toContain(`${path}"`)
  expect(await textOf('/sitemap.xml')).not.toContain('/answer<')
  expect((await get(`${path}.md`)).status).toBe(404)
})

test.each(pages)('%s is refused in a frame, also once it has been sent to somebody', async (path) => {
  for (const kind of ['iframe', 'frame', 'embed', 'object', 'fencedframe'])
    expect((await get(path, { 'Sec-Fetch-Dest': kind })).status, kind).toBe(403)
  const { status, headers } = await get(path, { 'Sec-Fetch-Dest': 'document' })
  expect(status).toBe(200)
  expect((await get(path, { 'Sec-Fetch-Dest': 'iframe' })).status).toBe(403)
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test.each(pages)('nothing of others runs on %s, whatever is configured', async (path) => {
  const policy = async (page: string) => String((await get(page)).headers['content-security-policy'])
  const others = /tag\.example|baidu\.com|googletagmanager\.com|googleapis\.com/
  expect(await policy(path.replace('answer', 'privacy'))).toMatch(others)
  expect(await policy(path)).not.toMatch(others)
  expect(await policy(path)).toContain("require-trusted-types-for 'script'")
})

test('its interface answers under the policy of interfaces', async () => {
  for (const { headers } of [
    await new LinkHolder(site.origin, newToken()).read(),
    await new LinkHolder(site.origin, 'x').post('nothing'),
  ]) {
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('cache-control')).toBe('no-store')
  }
})
