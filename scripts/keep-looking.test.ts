import { expect, test, vi } from 'vitest'
import { StoreUnavailable } from '#lib/store/engine'
import { keepLooking } from './keep-looking.ts'

test('a watch outlives a store that is away for a while, says so once, and ends with any other error', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const looks = [
    undefined,
    ...Array.from({ length: 3 }, () => new StoreUnavailable('gone')),
    undefined,
    new Error('a bug'),
  ]
  const seen: unknown[] = []
  const watching = keepLooking(async () => {
    const next = looks.shift()
    seen.push(next)
    if (next) throw next
  }, 1)
  await expect(watching).rejects.toThrow('a bug')
  expect(seen).toHaveLength(6)
  expect(said.mock.calls).toEqual([['gone']])
})
