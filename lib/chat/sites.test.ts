import { expect, test } from 'vitest'
import { isKnownOrigin, requireSiteOrigin, siteByKey, sitesOf } from '#lib/chat/sites'
import { readEnvironment } from '#lib/config/environment'

const two = readEnvironment({
  SITE_URL: 'https://orca.example',
  WIDGET_SITES: JSON.stringify([
    { key: 'pk_a', origins: ['https://a.example'], language: 'zh' },
    { key: 'pk_app', origins: ['https://b.example'], language: 'en', missingOrigin: true },
  ]),
})

const asks = (method: string, origin?: string) =>
  new Request('https://orca.example/api/widget/v1/visitors', { method, headers: origin ? { origin } : {} })

test('without a list there is one site, whose pages are our own', () => {
  const [site] = sitesOf(readEnvironment({ SITE_URL: 'https://orca.example' }))
  expect(site?.key).toBe('pk_orca')
  expect(site?.allows('https://orca.example')).toBe(true)
  expect(site?.allows('https://orca.example.evil.example')).toBe(false)
  expect(site?.allows('http://localhost:3000')).toBe(false)
})

test('without a public address, any loopback origin on our port is ours', () => {
  const [site] = sitesOf(readEnvironment({ PORT: '3210' }))
  expect(['http://localhost:3210', 'http://127.0.0.1:3210', 'http://[::1]:3210'].map((o) => site?.allows(o))).toEqual([
    true,
    true,
    true,
  ])
  expect(['http://localhost:3211', 'https://localhost:3210', 'null'].map((o) => site?.allows(o))).toEqual([
    false,
    false,
    false,
  ])
})

test.each([
  ['POST', 'https://a.example', 'pk_a', true],
  ['POST', 'https://b.example', 'pk_a', false],
  ['POST', 'https://orca.example', 'pk_a', false],
  ['POST', 'null', 'pk_a', false],
  ['POST', undefined, 'pk_a', false],
  ['POST', undefined, 'pk_app', true],
  ['GET', undefined, 'pk_a', true],
  ['GET', 'https://evil.example', 'pk_a', false],
])('%s from %s to %s: %s', (method, origin, key, isAllowed) => {
  const call = () => requireSiteOrigin(siteByKey(two, key), asks(method, origin))
  if (isAllowed) expect(call).not.toThrow()
  else expect(call).toThrow('foreign_origin')
})

const loopback = ['http://localhost:5173', 'https://localhost', 'http://127.0.0.1:8080', 'http://[::1]:3000']
const others = [
  'https://a.example',
  'http://localhost.evil.example',
  'http://evil.example:3000',
  'http://192.168.1.7:3000',
  'http://localhost:3000/page',
  'ftp://localhost',
  'null',
]

test('the test key works on a page of one’s own machine, at every port, whatever sites are listed, and nowhere else', () => {
  const test = siteByKey(two, 'pk_test')
  expect(loopback.filter((origin) => !test.allows(origin))).toEqual([])
  expect(others.filter((origin) => test.allows(origin))).toEqual([])
  expect(isKnownOrigin(two, 'http://localhost:5173')).toBe(true)
  const off = readEnvironment({ WIDGET_TEST_KEY: 'false' })
  expect(() => siteByKey(off, 'pk_test')).toThrow('not_found')
  expect(isKnownOrigin(off, 'http://localhost:5173')).toBe(false)
})

test('a host cannot be given the test key, which nobody answers', () => {
  const site = { key: 'pk_test', origins: ['https://a.example'], language: 'zh' }
  expect(() => readEnvironment({ WIDGET_SITES: JSON.stringify([site]) })).toThrow('and not pk_test')
})

test('a key nobody has is refused, and answers are readable by the sites only', () => {
  expect(() => siteByKey(two, 'pk_orca')).toThrow('not_found')
  expect(isKnownOrigin(two, 'https://b.example')).toBe(true)
  expect(isKnownOrigin(two, 'https://orca.example')).toBe(false)
})
