import { afterEach, expect, test, vi } from 'vitest'
import type { Options } from '../shared/api-types.ts'
import { readStoredState } from './stored-state.ts'

const getItem = vi.fn((name: string) => (name.endsWith(':visitor') ? '{"token":"t"}' : null))
const ours = { databases: async () => [{ name: 'orcachat:default' }] }
const theirs = { databases: async () => [{ name: 'shop' }] }
const denied = {
  databases: async () => {
    throw new Error('denied')
  },
}

afterEach(() => {
  vi.unstubAllGlobals()
  getItem.mockClear()
})

test.each([
  ['a newcomer’s storage is not looked into', theirs, {}, 0],
  ['what an earlier visit left is read', ours, {}, 3],
  ['another instance’s is not', ours, { instance: 'two' }, 0],
  ['a browser that lists no databases is looked into', {}, {}, 3],
  ['databases denied: nothing is kept', denied, {}, 0],
  ['a tab’s own storage has no such sign: it is read', theirs, { storage: 'tab' }, 3],
  ['where nothing is to be kept nothing is read', ours, { storage: 'memory' }, 0],
  ['nor before consent', ours, { consent: 'required' }, 0],
] as const)('%s', async (_, indexedDB, given, reads) => {
  vi.stubGlobal('origin', 'https://lake.example')
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, { getItem })
  vi.stubGlobal('indexedDB', indexedDB)
  const options = { instance: 'default', storage: 'local', consent: 'on-open', ...given } as Options
  expect(await readStoredState(options)).toEqual(reads ? ['{"token":"t"}', null, null] : [])
  expect(getItem).toHaveBeenCalledTimes(reads)
})

test('a sandboxed frame is not asked for databases: Chromium leaves the refusal unhandled', async () => {
  vi.stubGlobal('origin', 'null')
  const databases = vi.fn(denied.databases)
  vi.stubGlobal('indexedDB', { databases })
  expect(await readStoredState({ instance: 'default', storage: 'local', consent: 'on-open' } as Options)).toEqual([])
  expect(databases).not.toHaveBeenCalled()
})
