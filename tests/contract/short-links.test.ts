import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { limits } from '#lib/forms/limits'
import { isShortLink } from '#lib/protocol/short-link'
import { purgeShortLinksWithCare } from '#lib/short-links/short-links'
import { encodeWater } from '#lib/water-address/encode-water'
import { lakeOfArea } from '#lib/water-drawing/drawing'
import { describeOnEachEngine, engineNames, storeSettings } from '../support/both-engines.ts'
import { newVisitor } from '../support/official-body.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const lake = `/en/tools/coverage#w=${encodeWater({ shape: lakeOfArea(80_000), origin: null })}&c=1`

describe.each(engineNames)('short links on %s', (engineName) => {
  let server: ServerUnderTest
  let store: Awaited<ReturnType<typeof storeSettings>>

  beforeAll(async () => {
    store = await storeSettings(engineName)
    server = await startServer(store.settings)
  })
  afterAll(async () => {
    await server.end()
    await store.end()
  })

  const make = (address: unknown, headers: Record<string, string> = newVisitor()) =>
    fetch(`${server.origin}/api/short-links`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: server.origin, ...headers },
      body: JSON.stringify({ address }),
    })
  async function made(address: string) {
    const link: unknown = await (await make(address)).json()
    if (!isShortLink(link)) throw new Error('no short link came back')
    return link
  }
  const open = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.origin + path, { redirect: 'manual', headers })
  const remove = (id: string, secret: string) =>
    fetch(`${server.origin}/api/short-links/delete`, {
      method: 'POST',
      headers: { Origin: server.origin },
      body: new URLSearchParams({ id, secret, language: 'en' }),
    })

  test('what is kept is opened by whoever has the link, and no one finds it otherwise', async () => {
    const { id, until } = await made(lake)
    expect(id).toMatch(/^[\w-]{22}$/)
    expect(until - Date.now()).toBeGreaterThan(89 * 86_400_000)
    const answer = await open(`/s/${id}`)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(lake)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect((await open(`/s/${id.slice(0, 21)}x`)).status).toBe(404)
  })

  test('a link that is gone says so kindly, in the reader’s language', async () => {
    const path = `/s/${randomBytes(16).toString('base64url')}`
    const english = await open(path, { 'Accept-Language': 'en' })
    expect(english.status).toBe(404)
    expect(await english.text()).toContain('This link has expired')
    expect(await (await open(path, { 'Accept-Language': 'zh-CN' })).text()).toContain('链接已失效')
    expect((await open('/s/')).status).toBe(404)
    expect((await open('/s/a/b')).status).toBe(404)
  })

  test('an outline too long for a header is led to by a page', async () => {
    const outline = Array.from({ length: 1_500 }, (_, corner) => {
      const angle = (corner / 1_500) * 2 * Math.PI
      return { x: (900 + (corner % 7)) * Math.cos(angle), y: 900 * Math.sin(angle) }
    })
    const shape = { outline, islands: [], shallows: [], dock: null }
    const long = `/tools/coverage#w=${encodeWater({ shape, origin: null })}`
    expect(long.length).toBeGreaterThan(4_000)
    const { id } = await made(long)
    const answer = await open(`/s/${id}`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(`content="0;url=${long}"`)
  })

  test('only the secret deletes it, after a question, without script', async () => {
    const { id, secret } = await made(lake)
    expect((await open(`/s/${id}?delete=wrong`)).status).toBe(404)
    expect((await remove(id, randomBytes(16).toString('base64url'))).status).toBe(404)
    const asked = await open(`/s/${id}?delete=${secret}`)
    // Else browsers send the form with the origin `null`.
    expect(asked.headers.get('referrer-policy')).toBe('same-origin')
    expect(await asked.text()).toContain('<form method="post" action="/api/short-links/delete">')
    expect((await open(`/s/${id}`)).status, 'looking deletes nothing').toBe(302)
    expect(await (await remove(id, secret)).text()).toContain('The link is deleted')
    expect((await open(`/s/${id}`)).status).toBe(404)
    expect((await remove(id, secret)).status).toBe(404)
  })

  test.each([
    ['an address elsewhere', 'https://elsewhere.example/', 422],
    ['a page that is no tool', '/en/contact', 422],
    ['a water cut short', '/tools/water#w=AgIC', 422],
    ['nothing', '', 422],
    ['more than an outline takes', `/tools/water#c=${'1'.repeat(limits.toolAddress)}`, 422],
    ['more than a form may send', `/tools/water#c=${'1'.repeat(100_000)}`, 413],
    ['no text', 7, 422],
  ])('does not keep %s', async (_, address, status) => {
    expect((await make(address)).status).toBe(status)
  })

  test('takes none from other sites, and no more than twenty in ten minutes from one visitor', async () => {
    expect((await make(lake, { ...newVisitor(), Origin: 'https://elsewhere.example' })).status).toBe(403)
    const visitor = newVisitor()
    const answers = await Promise.all(Array.from({ length: 21 }, () => make(lake, visitor)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

test('where they are switched off there is no such interface', async () => {
  const server = await startServer({ SHORT_LINK_DAYS: '0' })
  onTestFinished(() => server.end())
  const answer = await fetch(`${server.origin}/api/short-links`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.origin },
    body: JSON.stringify({ address: lake }),
  })
  expect(answer.status).toBe(404)
})

describeOnEachEngine((store) => {
  test('ends after its days, whether it was purged yet or not, and the purge deletes nothing else', async () => {
    const { addShortLink, findShortLink } = await import('#lib/short-links/short-links')
    const now = Date.now()
    const day = 86_400_000
    const old = await addShortLink(store.engine, '/tools/tour-boat#d=900', 1, now - 2 * day)
    const young = await addShortLink(store.engine, '/tools/tour-boat#d=450', 90, now)
    expect(await findShortLink(store.engine, old?.id ?? '', now)).toBeNull()
    expect(await purgeShortLinksWithCare(store.engine, now)).toBe(1)
    expect(await findShortLink(store.engine, young?.id ?? '', now)).toBe('/tools/tour-boat#d=450')
    expect(await findShortLink(store.engine, young?.id ?? '', now + 91 * day)).toBeNull()
  })
})
