import { expect, test } from 'vitest'
import { collapse } from './collapse.ts'

test('opposite wishes of one moment collapse to the last, and all resolve', async () => {
  const applied: string[] = []
  const set = collapse(async (mode) => void applied.push(mode))
  await Promise.all([set('normal'), set('closed'), set('max')])
  expect(applied).toEqual(['max'])
  await set('closed')
  expect(applied).toEqual(['max', 'closed'])
})

test('a wish that fails does not stop the next', async () => {
  let calls = 0
  const set = collapse(async () => {
    calls += 1
    if (calls === 1) throw new Error('no chunk')
  })
  await expect(set('normal')).rejects.toThrow('no chunk')
  await expect(set('normal')).resolves.toBeUndefined()
})
