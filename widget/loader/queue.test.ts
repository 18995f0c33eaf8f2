import { expect, test } from 'vitest'
import type { OrcaChatGlobal } from '../shared/api-types.ts'
import { drain } from './queue.ts'

test('early calls run in their order and settle their promises', async () => {
  const done: string[] = []
  const global = {
    open: async () => void done.push('open'),
    send: async (text: string) => {
      done.push(text)
      throw new Error('refused')
    },
  } as unknown as OrcaChatGlobal
  const answers: string[] = []
  await drain(
    [
      ['open', [], () => answers.push('opened')],
      ['send', ['hello'], undefined, (error: Error) => answers.push(error.message)],
      ['unknown', []],
      ['open'],
    ],
    global,
  )
  expect(done).toEqual(['open', 'hello', 'open'])
  expect(answers).toEqual(['opened', 'refused'])
})

test('what waits for something to happen holds up nothing that may bring it about', async () => {
  let happen = (_: unknown) => {}
  const global = {
    once: () => new Promise((resolve) => (happen = resolve)),
    open: async () => happen('opened'),
  } as unknown as OrcaChatGlobal
  const heard = new Promise((resolve) => void drain([['once', ['open'], resolve], ['open']], global))
  expect(await heard).toBe('opened')
})
