import { afterEach, expect, test, vi } from 'vitest'
import type { Core } from '../shared/core.ts'
import { Failure } from '../shared/failure.ts'
import { Account } from './account.ts'
import type { Store } from './store.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A server that takes the tokens it has made, up to so many, and those alone. */
function stubServer(takes = Number.POSITIVE_INFINITY) {
  let made = 0
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    if (url.endsWith('/visitors')) {
      made += 1
      return Response.json({ token: `token${made}` }, { status: 201 })
    }
    const number = Number(/token(\d+)$/.exec(headers.Authorization ?? '')?.[1] ?? 0)
    return number > 0 && number <= takes ? Response.json({}) : Response.json({ code: 'bad_token' }, { status: 401 })
  })
}

/** A visitor whose browser has kept a token that is no longer good. */
function returningVisitor() {
  const kept = new Map<string, unknown>([['visitor', { token: 'old' }]])
  const store = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: unknown) => kept.set(key, value),
    remove: (key: string) => kept.delete(key),
  }
  const core = { options: { api: '', site: 'pk' }, state: { lang: 'en' }, signal: new AbortController().signal }
  // Only what an account uses of both.
  const account: Account = new Account(core as unknown as Core, store as unknown as Store, () => account.forget())
  return account
}

const call = (account: Account) => account.request('conversations/c1/messages').catch((failure: Failure) => failure)
const retryable = (answer: Response | Failure) => answer instanceof Failure && answer.retryable

test('two calls under way with a token that is no longer good are both tried again, with one new token', async () => {
  stubServer()
  const account = returningVisitor()
  const answers = await Promise.all([call(account), call(account)])
  expect(answers.map(retryable)).toEqual([true, true])
  expect(await call(account)).toBeInstanceOf(Response)
  expect(await account.token()).toBe('token1')
})

test('a call that a second token is refused for is not tried again', async () => {
  stubServer(0)
  const account = returningVisitor()
  expect(retryable(await call(account))).toBe(true)
  expect(retryable(await call(account))).toBe(false)
})
