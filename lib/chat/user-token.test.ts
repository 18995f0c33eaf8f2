import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { userOfToken } from '#lib/chat/user-token'

const secret = 'a secret of sixteen or more'
const now = Date.UTC(2026, 10, 21)
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function signed(claims: unknown, { head = { alg: 'HS256', typ: 'JWT' }, key = secret } = {}): string {
  const text = `${part(head)}.${part(claims)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}
const exp = now / 1000 + 600

test("a host's user is named by the host's key", async () => {
  expect(await userOfToken(signed({ sub: 'u-7', exp }), secret, now)).toEqual({ id: 'u-7' })
})

test.each([
  [
    { name: 'Ann Lee', email: 'ann@host.example' },
    { name: 'Ann Lee', email: 'ann@host.example' },
  ],
  [{ name: ' 王工\r\nBcc: x ' }, { name: '王工 Bcc: x' }],
  [{ name: '船'.repeat(101) }, { name: '船'.repeat(80) }],
  [{ name: ' ', email: 'nobody' }, {}],
  [{ name: 7, email: ['a@b.example'] }, {}],
])("the name and address it signs are the user's, and what is none is left out: %j", async (said, known) => {
  expect(await userOfToken(signed({ sub: 'u-7', exp, ...said }), secret, now)).toEqual({ id: 'u-7', ...known })
})

test.each([
  ['another key', signed({ sub: 'u-7', exp }, { key: 'somebody else' })],
  ['no signature', `${part({ alg: 'none' })}.${part({ sub: 'u-7', exp })}.`],
  ['an algorithm of their choice', signed({ sub: 'u-7', exp }, { head: { alg: 'none', typ: 'JWT' } })],
  ['claims changed after signing', signed({ sub: 'u-7', exp }).replace(/\.[^.]+\./, `.${part({ sub: 'u-8', exp })}.`)],
  ['run out', signed({ sub: 'u-7', exp: now / 1000 - 120 })],
  ['good for a day', signed({ sub: 'u-7', exp: now / 1000 + 86_400 })],
  ['good for ever', signed({ sub: 'u-7' })],
  ['nobody', signed({ sub: '', exp })],
  ['not yet good', signed({ sub: 'u-7', exp, nbf: now / 1000 + 300 })],
  [
    'marked critical in a way nobody knows',
    signed({ sub: 'u-7', exp }, { head: { alg: 'HS256', typ: 'JWT', ...{ crit: ['x'], x: 1 } } }),
  ],
  ['no token', 'hello'],
])('refused: %s', async (_, token) => {
  expect(await userOfToken(token, secret, now)).toBeUndefined()
})
