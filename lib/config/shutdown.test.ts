import { expect, test, vi } from 'vitest'
import { closeAll, onShutdown } from '#lib/config/shutdown'

test('closes the latest first, and one that fails keeps none open', async () => {
  const closed: string[] = []
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onShutdown('store', () => void closed.push('store'))
  onShutdown('worker', () => Promise.reject(new Error('stuck')))
  onShutdown('streams', async () => void closed.push('streams'))
  await closeAll()
  expect(closed).toEqual(['streams', 'store'])
  expect(log).toHaveBeenCalledWith('shutdown: worker did not close', expect.any(Error))
})
