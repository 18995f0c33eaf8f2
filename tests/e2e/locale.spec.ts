import { expect, test } from '@playwright/test'
import { plainRequest } from '../support/plain-request.ts'

/** Addresses whose country the embedded table knows; the server under test trusts one proxy. */
const from = { CN: '114.114.114.114', TW: '168.95.1.1', HK: '202.14.67.4', US: '8.8.8.8', private: '10.0.0.1' } as const

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

function visitor(place: keyof typeof from, headers: Record<string, string> = {}) {
  return { 'user-agent': chrome, 'x-forwarded-for': from[place], ...headers }
}

const english = { 'accept-language': 'en-US,en;q=0.9' }
const chinese = { 'accept-language': 'zh-CN,zh;q=0.9' }

test.describe('the root chooses the language (READ-1)', () => {
  const rows: [string, Record<string, string>, 'zh' | '/en'][] = [
    ['chosen English beats everything', visitor('CN', { ...chinese, cookie: 'orca-language=en' }), '/en'],
    ['chosen Chinese beats everything', visitor('US', { ...english, cookie: 'orca-language=zh' }), 'zh'],
    ['redirected before', visitor('CN', { ...chinese, cookie: 'i18n_redirected=en' }), '/en'],
    ['the choice beats the redirect', visitor('US', { cookie: 'i18n_redirected=en; orca-language=zh' }), 'zh'],
    ['a cookie with junk counts as none', visitor('US', { ...english, cookie: 'orca-language=<script>' }), '/en'],
    ['a crawler', { 'x-forwarded-for': from.US, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 'zh'],
    ['a Chinese browser abroad', visitor('US', chinese), 'zh'],
    ['Chinese as second language abroad', visitor('US', { 'accept-language': 'en,zh;q=0.9' }), '/en'],
    ['an English browser in mainland China', visitor('CN', english), 'zh'],
    ['an English browser in Taiwan', visitor('TW', english), 'zh'],
    ['an English browser in Hong Kong', visitor('HK', english), 'zh'],
    ['an English browser in the US', visitor('US', english), '/en'],
    ['no Accept-Language in the US', visitor('US'), '/en'],
    ['no Accept-Language in China', visitor('CN'), 'zh'],
    ['a private address', visitor('private', english), 'zh'],
  ]
  for (const [name, headers, answer] of rows) {
    test(name, async ({ baseURL }) => {
      const { status, headers: sent, body } = await plainRequest(String(baseURL), '/?utm=a&b=%20c', headers)
      if (answer === '/en') {
        expect({ status, location: sent.location }).toEqual({ status: 307, location: '/en?utm=a&b=%20c' })
        expect(sent['cache-control']).toBe('private, no-store')
        expect(sent['set-cookie']).toEqual(['i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax'])
      } else {
        expect(status).toBe(200)
        expect(body).toContain('<html lang="zh-CN"')
        expect(sent['cache-control']).toBe('private, no-cache')
        expect(sent.vary).toMatch(/\bCookie, Accept-Language\b/)
        expect(sent['set-cookie']).toBeUndefined()
      }
    })
  }

  for (const path of ['/', '/?utm=a', '/?_rsc=stale'])
    test(`the framework’s data request for ${path} gets the Chinese page`, async ({ baseURL }) => {
      const cookie = 'orca-language=en'
      const { status, headers } = await plainRequest(
        String(baseURL),
        path,
        visitor('US', { ...english, cookie, rsc: '1' }),
      )
      expect(status).toBe(200)
      expect(headers['content-type']).toContain('text/html')
      expect(headers['set-cookie']).toBeUndefined()
    })
})

test.describe('elsewhere the address decides', () => {
  test('English stays English for a Chinese visitor', async ({ baseURL }) => {
    const answer = await plainRequest(String(baseURL), '/en', visitor('CN', { ...chinese, cookie: 'orca-language=zh' }))
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('<html lang="en"')
  })

  test('a Chinese page stays Chinese for an English visitor', async ({ baseURL }) => {
    const visitorAbroad = visitor('US', { ...english, cookie: 'orca-language=en' })
    const answer = await plainRequest(String(baseURL), '/product/smurf', visitorAbroad)
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('<html lang="zh-CN"')
  })

  const moved = [
    ['/zh', '/'],
    ['/zh/product/smurf?water=lake', '/product/smurf?water=lake'],
    ['/ZH/Product/Smurf', '/product/smurf'],
    ['/Product/SMURF', '/product/smurf'],
    ['/EN/privacy', '/en/privacy'],
    ['/privacy/', '/privacy'],
    ['/zh/news/feed.xml', '/news/feed.xml'],
    ['/en/', '/en'],
    ['/zh//example.com/', '/example.com'],
    ['/datasets/flow?x=1', '/datasets/FloW?x=1'],
  ] as const
  for (const [asked, answered] of moved) {
    test(`${asked} is ${answered} for good`, async ({ baseURL }) => {
      const { status, headers } = await plainRequest(String(baseURL), asked, visitor('US', english))
      expect({ status, location: headers.location }).toEqual({ status: 308, location: answered })
      expect(headers['cache-control']).toBe('public, max-age=86400')
    })
  }

  for (const path of [
    '//example.com',
    '/%2F%2Fexample.com',
    '/\\example.com',
    '/zh/%5Cexample.com',
    '/zh///example.com',
  ]) {
    test(`${path} does not lead off the site`, async ({ baseURL }) => {
      const { headers } = await plainRequest(String(baseURL), path, visitor('US'))
      const answered = new URL(headers.location ?? '/', 'http://our.site')
      expect(answered.host).toBe('our.site')
    })
  }

  for (const path of ['/caseDetail', '/newsDetail']) {
    test(`${path} alone leads to its list`, async ({ baseURL }) => {
      const list = path.replace('Detail', '')
      expect((await plainRequest(String(baseURL), path)).headers.location).toBe(list)
      expect((await plainRequest(String(baseURL), `/en${path}`)).headers.location).toBe(`/en${list}`)
    })
  }

  test('headers of a visitor cannot name another host', async ({ baseURL }) => {
    const headers = visitor('US', { ...english, 'x-forwarded-host': 'evil.example', host: 'evil.example' })
    const { headers: sent, body } = await plainRequest(String(baseURL), '/', headers)
    expect(sent.location).toBe('/en')
    expect(body).not.toContain('evil.example')
  })
})

test.describe('addresses that are no page answer 404 in their language', () => {
  for (const path of [
    '/nothing',
    '/404',
    '/sent',
    '/error-page',
    '/partner',
    '/case/list/all/all/1',
    '/product/smurf/more',
    '/x.php',
  ]) {
    test(path, async ({ baseURL }) => {
      const zh = await plainRequest(String(baseURL), path)
      expect(zh.status).toBe(404)
      expect(zh.body).toContain('<html lang="zh-CN"')
      expect(zh.headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
    })
  }

  test('/en/nothing', async ({ baseURL }) => {
    const { status, body } = await plainRequest(String(baseURL), '/en/nothing')
    expect(status).toBe(404)
    expect(body).toContain('<html lang="en"')
    expect(body).toContain('This page could not be found')
  })
})

test.describe('the language dialog’s addresses (READ-2)', () => {
  const rows = [
    ['zh', '', '/'],
    ['en', '', '/en'],
    ['en', '?stay=/product/smurf', '/en/product/smurf'],
    ['zh', '?stay=/privacy', '/privacy'],
    ['zh', '?stay=/partner', '/'],
    ['en', '?stay=//evil.example', '/en'],
    ['en', '?stay=https://evil.example', '/en'],
    ['zh', '?stay=/nothing', '/'],
  ] as const
  for (const [locale, query, location] of rows) {
    test(`${locale}${query} leads to ${location} and is remembered`, async ({ baseURL }) => {
      const { status, headers } = await plainRequest(String(baseURL), `/api/language/${locale}${query}`)
      expect({ status, location: headers.location }).toEqual({ status: 303, location })
      expect(headers['set-cookie']).toEqual([`orca-language=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`])
      expect(headers['cache-control']).toBe('private, no-store')
    })
  }

  test('another language is a 404', async ({ baseURL }) => {
    expect((await plainRequest(String(baseURL), '/api/language/fr')).status).toBe(404)
  })
})
