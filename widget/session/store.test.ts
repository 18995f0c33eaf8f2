import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Options } from '../shared/api-types.ts'
import { Store } from './store.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  }
}

const denied = vi.fn()
const local = storage()
const tab = storage()
const options = (given: Partial<Options>) =>
  ({ instance: 'default', consent: 'on-open', storage: 'local', ...given }) as Options

beforeEach(() => {
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', tab)
})
const storeWith = (given: Options) => new Store({ options: given, memory: new Map() }, denied)

afterEach(() => {
  local.kept.clear()
  tab.kept.clear()
  vi.unstubAllGlobals()
  denied.mockClear()
})

test('keeps what the site chose, under the name of its instance', () => {
  storeWith(options({})).set('draft', 'a')
  storeWith(options({ storage: 'tab', instance: 'two' })).set('draft', 'b')
  storeWith(options({ storage: 'memory' })).set('draft', 'c')
  expect([...local.kept]).toEqual([['orcachat:default:draft', '"a"']])
  expect(denied).not.toHaveBeenCalled()
  expect([...tab.kept]).toEqual([['orcachat:two:draft', '"b"']])
})

test('writes nothing before consent, and then what it held; withdrawn consent takes it away again', () => {
  const given = options({ consent: 'required' })
  const store = storeWith(given)
  store.set('visitor', { token: 't' })
  expect(local.kept.size).toBe(0)
  given.consent = 'granted'
  store.applyConsent()
  expect(local.kept.get('orcachat:default:visitor')).toBe('{"token":"t"}')
  given.consent = 'required'
  store.applyConsent()
  expect(local.kept.size).toBe(0)
  expect(store.get('visitor')).toEqual({ token: 't' })
})

test('works from memory where the browser denies storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
    removeItem: () => {
      throw new Error('denied')
    },
  })
  const store = storeWith(options({}))
  store.set('draft', 'kept')
  store.set('draft', 'kept on')
  expect(store.get('draft')).toBe('kept on')
  expect(denied, 'said once').toHaveBeenCalledOnce()
  store.remove('draft')
  expect(store.get('draft')).toBeUndefined()
})
