import { afterAll, beforeAll, expect, test } from 'vitest'
import { newVisitor } from '../support/official-body.ts'
import { type ServerUnderTest, startServer } from '../support/server-under-test.ts'
import type { HostileCase } from './hostile/case.ts'
import { envelopes } from './hostile/envelopes.ts'
import { fieldValues } from './hostile/field-values.ts'
import { forms } from './hostile/forms.ts'
import { jsonBodies } from './hostile/json-bodies.ts'

let server: ServerUnderTest
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.end())

const cases: HostileCase[] = [...jsonBodies, ...fieldValues, ...envelopes, ...forms]

async function send({ path = '/api/contact/official', method = 'POST', headers = {}, body }: HostileCase) {
  const all = { Origin: server.origin, 'Content-Type': 'application/json', ...newVisitor(), ...headers }
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const bytes = typeof body === 'string' ? new Uint8Array(Buffer.from(body)) : body
  const response = await fetch(server.origin + path, { method, headers: given, body: bytes, redirect: 'manual' })
  return { response, text: await response.text() }
}

test(`there are at least 300 of them (${cases.length})`, () => {
  expect(cases.length).toBeGreaterThanOrEqual(300)
})

test.each(cases.map((hostile) => [hostile.name, hostile] as const))('%s', async (_, hostile) => {
  const { response, text } = await send(hostile)
  expect({ status: response.status, text: text.slice(0, 300) }).toMatchObject({ status: hostile.status })
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  expect(text).not.toMatch(/node_modules|\.ts:\d|SQLITE|syntax error/i)
  if (hostile.fields) expect(JSON.parse(text)).toMatchObject({ code: 'wrong_fields', fields: hostile.fields })
})

test('after all that the server keeps a good enquiry', async () => {
  const good = fieldValues.find(({ status }) => status === 200)
  if (good) expect((await send(good)).response.status).toBe(200)
  expect((await fetch(`${server.origin}/api/health/ready`)).status).toBe(200)
})
