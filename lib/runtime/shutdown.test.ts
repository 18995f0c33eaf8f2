import { expect, test, vi } from 'vitest'
import { closeAll, onShutdown } from '#lib/runtime/shutdown'

test('work stops before the store closes, the latest first, and one that fails keeps none open', async () => {
  const closed: string[] = []
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onShutdown('store', () => void closed.push('store'))
  onShutdown('cache', async () => void closed.push('cache'))
  onShutdown('worker', () => Promise.reject(new Error('stuck')), 'work')
  onShutdown('streams', () => void closed.push('streams'), 'work')
  await closeAll('work')
  expect(closed).toEqual(['streams'])
  await closeAll('store')
  expect(closed).toEqual(['streams', 'cache', 'store'])
  expect(log).toHaveBeenCalledWith('shutdown: worker did not close', expect.any(Error))
})
