import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AppProcess, startApp } from '../support/app-process.ts'
import { plainRequest } from '../support/plain-request.ts'
import { startVaryBlindCache } from '../support/vary-blind-cache.ts'

/**
 * Whoever comes first through a careless shared cache, whatever they say: the next visitor gets what they would have got
 * from us.
 */
const data = mkdtempSync(join(tmpdir(), 'orca-cache-'))
let app: AppProcess
beforeAll(async () => {
  app = await startApp('app', { DATA_DIR: data, TRUSTED_PROXY_HOPS: '1' })
})
afterAll(async () => {
  await app.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true })
})

const addresses = [
  ...['/', '/en', '/product', '/en/product/smurf', '/zh/product', '/Product', '/nosuch', '/en/nosuch', '/caseDetail'],
  ...[
    '/product?_rsc',
    '/product?_rsc=abc',
    '/?_rsc',
    '/case?series=all&page=2',
    '/robots.txt',
    '/news/feed.xml',
    '/%zz',
  ],
  ...['/drawings/contours-lake.svg', '/_next/static/nix.js', '/pictures/nix.avif', '/api/language/en', '/api/none'],
]

const english = { 'accept-language': 'en-US', 'x-forwarded-for': '8.8.8.8' }
const first: [name: string, headers: Record<string, string>, method?: string][] = [
  ['the framework’s client', { rsc: '1' }],
  ['its prefetch', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }],
  ['its state', { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D', 'next-url': '/en' }],
  ['another kind of client', { rsc: '2', 'next-hmr-refresh': '1', 'next-action': 'x', 'x-nextjs-data': '1' }],
  ['who claims a host', { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
  ['who forges our headers', { 'x-orca-error': '%7B%22status%22%3A418%7D', 'x-orca-query': '?e', 'x-orca-vary': 'x' }],
  [
    'who forges the framework’s',
    { 'x-middleware-rewrite': '/en', 'x-middleware-subrequest': 'middleware', 'x-matched-path': '/en' },
  ],
  ['who wants a part', { range: 'bytes=0-9', 'if-range': '"x"' }],
  [
    'who accepts something else',
    { accept: 'text/x-component, application/json', 'content-type': 'multipart/form-data' },
  ],
  ['who has it', { 'if-none-match': '*', 'if-modified-since': 'Sun, 22 Nov 2099 00:00:00 GMT' }],
  ['who chose English', { ...english, cookie: 'orca-language=en; i18n_redirected=en' }],
  ['an English reader', english],
  [
    'a method that is overridden',
    { 'x-http-method-override': 'POST', 'x-original-url': '/en', 'x-rewrite-url': '/en' },
  ],
  [
    'who asks for another protocol',
    { upgrade: 'h2c', connection: 'Upgrade, HTTP2-Settings', 'http2-settings': 'AAMAAABkAAQAoAAAAAIAAAAA' },
  ],
  [
    'who asks for a preview',
    { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender', 'x-prerender-revalidate': 'x' },
  ],
  ['who posts', { 'content-length': '0' }, 'POST'],
  ['who asks for the head', {}, 'HEAD'],
]

const visitor = { 'accept-language': 'zh-CN', 'x-forwarded-for': '114.114.114.114' }
const seen = ['content-type', 'location', 'set-cookie', 'content-encoding', 'content-range', 'content-security-policy']

async function asVisitor(origin: string, path: string) {
  const { status, headers, body } = await plainRequest(origin, path, visitor)
  // An error page has a nonce of its own each time; it must only not be another's, and is never kept.
  const isRendered = headers['cache-control']?.includes('no-store')
  return { status, ...(!isRendered && { body, headers: seen.map((name) => headers[name]) }) }
}

test.each(first)('after %s', async (_, headers, method) => {
  const cache = await startVaryBlindCache(app.origin)
  try {
    for (const path of addresses) {
      await plainRequest(cache.origin, path, headers, method)
      expect(await asVisitor(cache.origin, path), path).toEqual(await asVisitor(app.origin, path))
    }
  } finally {
    cache.close()
  }
})

test('the cache does keep what may be kept', async () => {
  const cache = await startVaryBlindCache(app.origin)
  for (const path of ['/en', '/en', '/product', '/product', '/', '/']) await plainRequest(cache.origin, path, visitor)
  expect(cache.hits()).toBe(2)
  cache.close()
})

test('who offers another protocol gets the answer in this one', async () => {
  const offers = {
    upgrade: 'websocket',
    connection: 'Upgrade',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'eA==',
  }
  expect(await plainRequest(app.origin, '/en', offers)).toMatchObject({ status: 200 })
  expect(await plainRequest(app.origin, '/api/health/live', offers)).toMatchObject({ status: 200 })
})
