import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'

test('opposite calls of one moment become the last one, and all resolve', async () => {
  const applied: string[] = []
  const set = coalesce(async (mode) => void applied.push(mode))
  await Promise.all([set('normal'), set('closed'), set('max')])
  expect(applied).toEqual(['max'])
  await set('closed')
  expect(applied).toEqual(['max', 'closed'])
})

test('a call that fails does not stop the next', async () => {
  let calls = 0
  const set = coalesce(async () => {
    calls += 1
    if (calls === 1) throw new Error('no chunk')
  })
  await expect(set('normal')).rejects.toThrow('no chunk')
  await expect(set('normal')).resolves.toBeUndefined()
})
