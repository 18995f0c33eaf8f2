import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AppProcess, startApp } from '../support/app-process.ts'
import { type PlainAnswer, plainRequest } from '../support/plain-request.ts'

/**
 * Pages are answered twice: from what the build left ready, and by the framework. Both decide by the same function, and
 * this holds the answers to each other: every address of the site, and what visitors, caches and attackers add to it.
 */
const folder = mkdtempSync(join(tmpdir(), 'orca-both-ways-'))
const settings = {
  TRUSTED_PROXY_HOPS: '1',
  ROUTE_GUARDS: '{"/news":["maintenance"],"/en/aboutus":["vip"]}',
}
let build: AppProcess
let framework: AppProcess

beforeAll(async () => {
  const start = (PAGES_FROM: string) => startApp('app', { ...settings, PAGES_FROM, DATA_DIR: join(folder, PAGES_FROM) })
  ;[build, framework] = await Promise.all([start('build'), start('framework')])
  // The framework is loaded by the first request.
  await plainRequest(framework.origin, '/en')
}, 120_000)
afterAll(async () => {
  await Promise.all([build.kill('SIGKILL'), framework.kill('SIGKILL')])
  rmSync(folder, { recursive: true, force: true })
})

/** Headers of the two that say the same in other words: how a body is sent, and when. */
const ofTransport = [
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'etag',
]
/** Of files: the framework names another version of it, and another word for the same type. */
const ofFiles = ['last-modified', 'accept-ranges', 'vary', 'content-type']

/** Of files with a space in their name: the framework does not find the rule of how long they are kept. */
const ofSpacedFiles = ['cache-control']

function told({ status, headers, body }: PlainAnswer, path: string, isFile: boolean) {
  const left = isFile ? [...ofTransport, ...ofFiles, ...(path.includes('%20') ? ofSpacedFiles : [])] : ofTransport
  const others = Object.entries(headers).filter(([name]) => !left.includes(name))
  // The error page is rendered on request under a nonce of its own.
  const withoutNonce = (text: string) => text.replace(/nonce-[\w+/=]+|nonce="[^"]*"|\\"nonce\\":\\"[^"]*"/g, 'nonce')
  return {
    status,
    headers: Object.fromEntries(others.map(([name, value]) => [name, withoutNonce(String(value))])),
    // The framework repeats a redirect's address as its body.
    body: status >= 300 && status < 400 ? '' : withoutNonce(body),
  }
}

async function sameAnswers(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<void> {
  const [one, other] = await Promise.all(
    [build, framework].map((app) => plainRequest(app.origin, path, headers, method)),
  )
  if (!one || !other) throw new Error('two answers were asked for')
  const isFile =
    (/\.\w+($|\?)|^\/_next\//.test(path) || map.files.some((file) => encodeURI(file) === path)) && one.status === 200
  const named = `${method} ${path} ${JSON.stringify(headers)}`
  const [left, right] = [told(one, path, isFile), told(other, path, isFile)]
  expect.soft(left.status, named).toBe(right.status)
  expect.soft(left.headers, named).toEqual(right.headers)
  if (method !== 'HEAD') expect.soft(left.body === right.body, `${named}: the same body`).toBe(true)
}

async function inTurns(paths: readonly string[], compare: (path: string) => Promise<void>): Promise<void> {
  const left = [...paths]
  const worker = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await compare(path)
  }
  await Promise.all([worker(), worker(), worker(), worker()])
}

const map: { pages: Record<string, unknown>; files: string[] } = JSON.parse(
  readFileSync('.next/orca-pages.json', 'utf8'),
)
const addresses = Object.keys(map.pages).map((page) => page.replace(/^\/zh(?=\/|$)/, '') || '/')
const some = [
  '/',
  '/en',
  '/product',
  '/en/product/smurf',
  '/case?series=all&page=2',
  '/nosuch',
  '/en/nosuch',
  '/robots.txt',
]
const strange = [
  ...['/zh', '/zh/', '/EN', '/en/', '/Product', '/product/', '//product', '/en//product', '/zh/en', '/en/zh/product'],
  ...[
    '/product%2Fsmurf',
    '/%70roduct',
    '/%zz',
    '/en/%zz',
    '/product/..',
    '/product/../privacy',
    '/product/%2e%2e/privacy',
  ],
  ...[
    '/a"b',
    '/<script>',
    '/é',
    '/%E4%B8%AD',
    '/a;b',
    "/a'b",
    '/product;x',
    '/product?',
    '/product??a',
    '/product?a=%20b&c=+',
  ],
  ...[
    '/404',
    '/en/404',
    '/error-page',
    '/sent',
    '/sent?form=quote',
    '/en/sent?form=nix',
    '/case/list/all/all/1',
    '/caseDetail',
  ],
  ...[
    '/en/newsDetail',
    '/newsDetail/nix',
    '/news',
    '/en/news',
    '/en/aboutus',
    '/aboutus',
    '/case?page=999',
    '/news?size=x',
  ],
  ...['/_next/', '/_next/nix', '/_next/static/nix.js', '/_next/static/../../package.json', '/pictures/nix.avif'],
  ...['/news/feed.xml', '/en/news/feed.xml'],
  ...[
    '/zh/news/feed.xml',
    '/favicon.ico',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/ROBOTS.txt',
    '/robots.txt/',
    '/index2',
  ],
  ...[
    '/partner',
    '/en/partner',
    '/product#x',
    '/.env',
    '/.git/config',
    '/wp-admin',
    '/constructor',
    '/__proto__',
    '/en/toString',
  ],
]
const said: Record<string, string>[] = [
  { cookie: 'orca-language=en' },
  { cookie: 'orca-language=zh; i18n_redirected=en' },
  { cookie: 'i18n_redirected=en' },
  { cookie: 'orca-language=%00; a="b' },
  { 'accept-language': 'en-US,en;q=0.9', 'x-forwarded-for': '8.8.8.8' },
  { 'accept-language': 'zh-TW', 'x-forwarded-for': '8.8.8.8' },
  { 'user-agent': 'Googlebot/2.1', 'x-forwarded-for': '8.8.8.8' },
  { accept: 'text/x-component', range: 'bytes=0-9' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' },
  { 'x-orca-error': '%7B%22status%22%3A418%7D', 'x-orca-query': '?evil', 'x-middleware-rewrite': '/evil' },
  { 'x-middleware-subrequest': 'middleware:middleware', 'next-action': 'x' },
  { 'if-none-match': '"nothing"' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' },
]

test('every page of the site', { timeout: 240_000 }, () => inTurns(addresses, (path) => sameAnswers(path)))

test('every kind of file', { timeout: 60_000 }, () => {
  const byEnding = new Map(map.files.map((file) => [file.replace(/^.*\./, ''), file]))
  return inTurns(
    [...byEnding.values()].filter((file) => !/^\/(zh|en)\//.test(file)),
    (path) => sameAnswers(encodeURI(path)),
  )
})

test('addresses that are no pages, or are written otherwise', { timeout: 60_000 }, () =>
  inTurns(strange, (path) => sameAnswers(path)),
)

test('whatever is said with a request', { timeout: 120_000 }, () =>
  inTurns(some, async (path) => {
    for (const headers of said) {
      // Of what it made itself, such as robots.txt, the framework sends no parts.
      if (!(headers.range && path.includes('.'))) await sameAnswers(path, headers)
    }
  }),
)

test('every method', { timeout: 60_000 }, () =>
  inTurns(['/', '/en/product', '/nosuch', '/zh/product', '/robots.txt'], async (path) => {
    for (const method of ['HEAD', 'OPTIONS', 'TRACE', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      await sameAnswers(path, method === 'POST' ? { 'content-length': '0' } : {}, method)
    }
  }),
)
