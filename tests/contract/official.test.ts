import { afterAll, beforeAll, expect, test } from 'vitest'
import { newVisitor, officialBody, postOfficial } from '../support/official-body.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import { startUpstream, type Upstream } from '../support/upstream.ts'
import { waitUntil } from '../support/wait-until.ts'

let upstream: Upstream
let server: ServerUnderTest

beforeAll(async () => {
  upstream = await startUpstream()
  server = await startServer({ CONTACT_UPSTREAM_URL: upstream.url })
})
afterAll(async () => {
  await server.end()
  await upstream.close()
})

const post = (body: unknown, headers = {}) => postOfficial(server.origin, body, { ...newVisitor(), ...headers })
const deliveriesOf = (type: string) => upstream.calls.filter(({ body }) => body.type === type)

test('an enquiry is kept and reaches the company in the original eight fields', async () => {
  const body = { ...officialBody, type: 'reaches the company 🚤' }
  const { status, json, headers } = await post(body)
  expect(status).toBe(200)
  expect(json).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/) })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('access-control-allow-origin')).toBeNull()
  await waitUntil('the company has it', () => deliveriesOf(body.type).length > 0)
  const [call] = deliveriesOf(body.type)
  expect(call?.path).toBe('/contact/official')
  expect(call?.body).toEqual(body)
  expect(call?.key).toMatch(/^[\da-f-]{36}$/)
})

test('an address in a domain of its own letters, and contacts with marks that nobody sees, arrive as mail and telephones know them', async () => {
  const marked = { phone: '\u200bx@münchen.de', city: '\u202a+86 138 0013 8000\u202c', type: 'as copied' }
  expect((await post({ ...officialBody, ...marked })).status).toBe(200)
  await waitUntil('the company has it', () => deliveriesOf('as copied').length > 0)
  expect(deliveriesOf('as copied')[0]?.body).toMatchObject({ phone: 'x@xn--mnchen-3ya.de', city: '+86 138 0013 8000' })
})

test('the same key and body give the same id and one delivery', async () => {
  const body = { ...officialBody, type: 'same key' }
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(body, headers)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1)
  await waitUntil('it is delivered', () => deliveriesOf(body.type).length > 0)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(deliveriesOf(body.type)).toHaveLength(1)
})

test('the same key with another body is refused', async () => {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  expect((await post({ ...officialBody, type: 'first' }, headers)).status).toBe(200)
  const second = await post({ ...officialBody, type: 'second' }, headers)
  expect(second).toMatchObject({ status: 422, json: { code: 'wrong_fields', fields: { 'Idempotency-Key': 'reused' } } })
})

test('without a key, a double click is one lead and another visitor is another', async () => {
  const body = { ...officialBody, type: 'double click' }
  const visitor = newVisitor()
  const [first, again, other] = [await post(body, visitor), await post(body, visitor), await post(body)]
  expect(again.json.id).toBe(first.json.id)
  expect(other.json.id).not.toBe(first.json.id)
})

test('five in a minute from one address are enough, and the answer says when to come back', async () => {
  const visitor = newVisitor()
  const statuses: number[] = []
  for (let n = 0; n < 5; n += 1) statuses.push((await post({ ...officialBody, type: `many ${n}` }, visitor)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200])
  const sixth = await post({ ...officialBody, type: 'many 6' }, visitor)
  expect(sixth).toMatchObject({ status: 429, json: { code: 'too_many' } })
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(sixth.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  const repeated = await post({ ...officialBody, type: 'many 0' }, visitor)
  expect(repeated.status).toBe(200)
})

test('addresses of one IPv6 subscriber count as one', async () => {
  const from = (n: number) => ({ 'X-Forwarded-For': `2001:4860:1:2::${n.toString(16)}` })
  for (let n = 1; n <= 5; n += 1) expect((await post({ ...officialBody, type: `v6 ${n}` }, from(n))).status).toBe(200)
  expect((await post({ ...officialBody, type: 'v6 6' }, from(6))).status).toBe(429)
  expect((await post({ ...officialBody, type: 'v6 6' }, { 'X-Forwarded-For': '2001:4860:1:3::1' })).status).toBe(200)
})

test.each([
  ['no Origin', { Origin: undefined }],
  ['a foreign Origin', { Origin: 'https://evil.example' }],
  ['an opaque Origin', { Origin: 'null' }],
  ['a foreign page by what the browser says', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a sister site', { 'Sec-Fetch-Site': 'same-site' }],
])('%s is 403', async (_, headers) => {
  expect(await post(officialBody, headers)).toMatchObject({ status: 403, json: { code: 'foreign_origin' } })
})

test('a forged Host or X-Forwarded-Host does not make a foreign page ours', async () => {
  const headers = { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' }
  expect((await post(officialBody, headers)).status).toBe(403)
})

test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is 405 and says what is allowed', async (method) => {
  const response = await fetch(`${server.origin}/api/contact/official`, { method, headers: { Origin: server.origin } })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toContain('POST')
})

test('the log names ids and codes, and nothing of the visitor', async () => {
  await post({ ...officialBody, phone: 'secret.person@x.example', type: 'a secret question', city: '+8613912345678' })
  await waitUntil('it is delivered', () => deliveriesOf('a secret question').length > 0)
  expect(server.output()).toContain('request.answered')
  expect(server.output()).not.toMatch(/secret|13912345678|198\.18\./)
})
