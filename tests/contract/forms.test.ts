import { afterAll, beforeAll, expect, test } from 'vitest'
import { findLead, findLeads } from '#lib/leads/find-leads'
import type { Engine } from '#lib/store/engine'
import { openSqlite } from '#lib/store/sqlite/engine'
import { newVisitor } from '../support/official-body.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { startUpstream, type Upstream } from '../support/upstream.ts'
import { waitUntil } from '../support/wait-until.ts'

let upstream: Upstream
let server: ServerUnderTest
let engine: Engine

beforeAll(async () => {
  upstream = await startUpstream()
  server = await startServer({ CONTACT_UPSTREAM_URL: upstream.url })
  engine = await openSqlite({ file: `${server.directory}/orca.db` })
})
afterAll(async () => {
  await engine.close()
  await server.end()
  await upstream.close()
})

const advisory = { language: 'zh', page: '/advisory', consent: 'yes', name: '李明', phone: '029-8888 8888' }

function post(kind: string, body: RequestInit['body'], headers: Record<string, string> = {}) {
  return fetch(`${server.origin}/api/forms/${kind}`, {
    method: 'POST',
    headers: { Origin: server.origin, ...newVisitor(), ...headers },
    body,
    redirect: 'manual',
  })
}

const postJson = (kind: string, body: object) =>
  post(kind, JSON.stringify(body), { 'Content-Type': 'application/json', Accept: 'application/json, text/plain' })

async function newest() {
  const [lead] = await findLeads(engine, { newestFirst: true, limit: 1 })
  return lead
}

test('a consultation sent by script is kept with its consent and arrives in the eight fields', async () => {
  const message = '湖面约 300 亩，水草多。\n能否现场看看？'
  const response = await postJson('advisory', { ...advisory, place: '西安', water: 'lake', boat: 'moshark', message })
  expect(response.status).toBe(200)
  const { id } = await response.json()
  expect(await findLead(engine, id)).toMatchObject({
    kind: 'advisory',
    page: '/advisory',
    consent: { how: 'ticked', policy: expect.stringMatching(/^\d{4}-\d{2}/) },
    person: { name: '李明', phone: '029-8888 8888' },
    boats: ['moshark'],
    answers: { place: '西安', water: 'lake' },
    message,
  })
  await waitUntil('it is delivered', () => upstream.calls.length > 0)
  expect(upstream.calls.at(-1)?.body).toEqual({
    name: '李明',
    phone: '',
    company: '',
    title: '',
    city: '029-8888 8888',
    product: 'MOSHARK',
    type: `咨询\n水域所在地: 西安\n水域类型: 湖泊\n留言: ${message}\n来源页面: /advisory`,
    language: 'zh',
  })
})

test.each([
  ['zh', '/sent?form=advisory'],
  ['en', '/en/sent?form=advisory'],
])('without script a form in %s is kept and leads to %s', async (language, place) => {
  const body = new URLSearchParams({ ...advisory, language, message: `plain ${language}` })
  const response = await post('advisory', body)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(place)
  expect((await newest())?.message).toBe(`plain ${language}`)
})

test('without script wrong fields come back in the page, named, and nothing that was typed is lost', async () => {
  const body = new URLSearchParams({
    language: 'en',
    page: '/en/quote',
    name: 'Ann <b>',
    email: 'not an address',
    area: 'large',
    water: 'lake',
    message: 'Two\nlines & "quotes"',
  })
  body.append('boats', 'smurf')
  body.append('boats', 'xi')
  const response = await post('quote', body)
  const page = await response.text()
  expect(response.status).toBe(422)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page).toContain('<html lang="en">')
  expect(page).toContain('id="email-problem">Invalid Email Format')
  expect(page).toContain('id="area-problem">Please enter a number')
  expect(page).toContain('id="consent-problem">Please tick the box')
  expect(page).toContain('name="name" value="Ann &lt;b&gt;"')
  expect(page).toContain('value="not an address"')
  expect(page).toContain('<option value="lake" selected>')
  expect(page).toContain('value="smurf" checked')
  expect(page).toContain('value="xi" checked')
  expect(page).toContain('Two\nlines &amp; &quot;quotes&quot;</textarea>')
  expect(page).toContain('name="page" value="/en/quote"')
  expect(page).not.toContain('Ann <b>')
})

test('a script learns the code of each wrong field', async () => {
  const response = await postJson('partner', { language: 'en', name: '', email: 'x' })
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    code: 'wrong_fields',
    fields: { name: 'required', email: 'email', message: 'required', consent: 'consent' },
  })
})

test('a type in capitals is the same type', async () => {
  const response = await post('advisory', JSON.stringify({ ...advisory, message: 'capitals' }), {
    'Content-Type': 'APPLICATION/JSON',
  })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ id: expect.any(String) })
})

test('an application keeps its file byte for byte', async () => {
  const bytes = new Uint8Array(200_000).map((_, n) => (n < 5 ? '%PDF-'.charCodeAt(n) : (n * 31) & 255))
  const body = new FormData()
  const fields = { language: 'zh', consent: 'yes', opening: '嵌入式工程师', name: '王芳', email: 'wang@mail.example' }
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', new File([bytes], '王芳 简历.pdf'))
  const response = await post('application', body, { Accept: 'application/json' })
  expect(response.status).toBe(200)
  const { id } = await response.json()
  const [file] = await engine.read(engine.sql.selectFrom('attachment').selectAll().where('lead_id', '=', id).compile())
  expect(file).toMatchObject({ name: '王芳 简历.pdf', type: 'application/pdf', size: bytes.byteLength })
  expect(Buffer.compare(Buffer.from(file?.bytes ?? []), Buffer.from(bytes))).toBe(0)
})

test.each([
  ['a filled trap', { website: 'http://spam.example' }, 'honeypot'],
  ['a form filled within a second', { elapsed: '800' }, 'fast'],
])('%s is answered as any other, kept, and not delivered', async (_, change, suspicion) => {
  const response = await postJson('advisory', { ...advisory, message: suspicion, ...change })
  expect(response.status).toBe(200)
  const { id } = await response.json()
  expect(await findLead(engine, id)).toMatchObject({ suspicion, state: 'held', deliveries: [] })
})

test('all forms share one bucket, and a plain form is told so in a page', async () => {
  const visitor = newVisitor()
  for (let n = 0; n < 5; n += 1) {
    const body = new URLSearchParams({ language: 'en', consent: 'yes', name: `n${n}`, phone: '12345' })
    expect((await post('callback', body, visitor)).status).toBe(303)
  }
  const response = await post('advisory', new URLSearchParams({ ...advisory, language: 'en' }), visitor)
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  const page = await response.text()
  expect(page).toMatch(/<h1>Not sent<\/h1>[\s\S]*Too many[\s\S]*try again in \d+ seconds/)
  expect(page).toContain(`name="name" value="${advisory.name}"`)
  expect(page).toContain(`action="/api/forms/advisory"`)
})
