import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { address } from '../../lib/routes/address.ts'
import { type RoutePath, routes } from '../../lib/routes/table.ts'
import { plainRequest } from '../support/plain-request.ts'

const chunk = readdirSync('.next/static/chunks').find((name) => name.endsWith('.js'))

const pages = (Object.keys(routes) as RoutePath[]).flatMap((path) =>
  routes[path].languages.map((locale) => address(path, locale)),
)
/** Pages for who has a link (docs/decisions/066). */
const secret = (Object.keys(routes) as RoutePath[]).flatMap((path) =>
  routes[path].secret ? routes[path].languages.map((locale) => address(path, locale)) : [],
)
const others = [
  '/nothing',
  '/en/nothing',
  '/zh/privacy',
  '/caseDetail',
  '/%zz',
  '/robots.txt',
  '/drawings/contours-lake.svg',
  '/pictures/none.avif',
  '/_next/static/none.js',
  `/_next/static/chunks/${chunk}`,
  '/api/none',
  '/api/language/en',
  '/api/contact/official',
]

for (const path of [...pages, ...others]) {
  test(`${path} carries the security headers`, async ({ baseURL }) => {
    const { status, headers } = await plainRequest(String(baseURL), path)
    expect(status).toBeLessThan(500)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': secret.includes(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    })
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    if (headers['content-type']?.startsWith('text/html')) expect(policy).toMatch(/script-src 'self' '(sha256|nonce)-/)
    if (path.startsWith('/api/')) expect(headers['cache-control']).toContain('no-store')
    expect(Object.keys(headers).filter((name) => /^(x-powered-by|server$|x-orca|x-middleware)/.test(name))).toEqual([])
  })
}

test('TRACE is refused, and a page cannot be posted to', async ({ baseURL }) => {
  expect((await plainRequest(String(baseURL), '/', {}, 'TRACE')).status).toBe(405)
  const { status, headers } = await plainRequest(String(baseURL), '/en/privacy', {}, 'POST')
  expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' })
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
})

test('headers over 16 KB are refused, with the headers of every answer', async ({ baseURL }) => {
  const { status, headers } = await plainRequest(String(baseURL), '/', { 'x-large': 'a'.repeat(17_000) })
  expect(status).toBe(431)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('the error page cannot be ordered from outside', async ({ baseURL }) => {
  const forged = { 'x-orca-error': encodeURIComponent('{"status":418,"message":"forged"}') }
  const { status, body } = await plainRequest(String(baseURL), '/%zz', forged)
  expect(status).toBe(400)
  expect(body).not.toContain('forged')
})

test('a page is sent again only when it has changed, and keeps its policy', async ({ baseURL }) => {
  const first = await plainRequest(String(baseURL), '/privacy')
  const again = await plainRequest(String(baseURL), '/privacy', { 'if-none-match': String(first.headers.etag) })
  expect(again.status).toBe(304)
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
})
