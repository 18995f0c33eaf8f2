import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Failure } from '../shared/failure.ts'
import { Outbox, type PendingMessage, retryDelay } from './outbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function boxWith(send: (item: PendingMessage) => Promise<void>, kept: unknown = undefined) {
  const settled: string[] = []
  const saved: string[] = []
  const box = new Outbox({
    load: () => kept,
    save: (items) => void saved.push(JSON.stringify(items)),
    send,
    changed: () => {},
    settled: ({ id }, failure) => void settled.push(failure ? `${id} ${failure.code}` : id),
  })
  return { box, settled, saved }
}

const words = (id: string) => ({ id, text: id, page: '/' })

test('sends in order, one at a time', async () => {
  const sent: string[] = []
  let under = 0
  const { box, settled } = boxWith(async ({ id }) => {
    under += 1
    expect(under).toBe(1)
    await Promise.resolve()
    sent.push(id)
    under -= 1
  })
  for (const id of ['a', 'b', 'c']) box.add(words(id))
  await vi.runAllTimersAsync()
  expect(sent).toEqual(['a', 'b', 'c'])
  expect(settled).toEqual(['a', 'b', 'c'])
  expect(box.items).toEqual([])
})

test('a lost connection keeps the message and tries it again under the same id', async () => {
  const tries: string[] = []
  const { box, settled } = boxWith(async ({ id }) => {
    tries.push(id)
    if (tries.length < 4) throw new Failure('network', true)
  })
  box.add(words('a'))
  await vi.runAllTimersAsync()
  expect(tries).toEqual(['a', 'a', 'a', 'a'])
  expect(settled).toEqual(['a'])
})

test('waits as long as the server says', async () => {
  let calls = 0
  const { box } = boxWith(async () => {
    calls += 1
    if (calls === 1) throw new Failure('rate_limited', true, undefined, 12)
  })
  box.add(words('a'))
  await vi.advanceTimersByTimeAsync(11_900)
  expect(calls).toBe(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(calls).toBe(2)
})

test('only who writes too fast is blocked: of a server that cannot answer now, words are kept and tried again as it says', async () => {
  let calls = 0
  const { box, settled } = boxWith(async () => {
    calls += 1
    if (calls === 1) throw new Failure('network', true, undefined, 5)
    if (calls === 2) throw new Failure('rate_limited', true, undefined, 4)
  })
  box.add(words('a'))
  await vi.advanceTimersByTimeAsync(4900)
  expect(calls).toBe(1)
  expect(box.blockedUntil).toBe(0)
  expect(box.items).toMatchObject([{ state: 'queued', isPutOff: true }])
  await vi.advanceTimersByTimeAsync(200)
  expect(calls).toBe(2)
  expect(box.blockedUntil).toBeGreaterThan(Date.now())
  expect(box.items).toMatchObject([{ state: 'queued', isPutOff: false }])
  await vi.runAllTimersAsync()
  expect(settled).toEqual(['a'])
})

test('a server that wants an hour is asked again after a minute', async () => {
  let calls = 0
  const { box } = boxWith(async () => {
    calls += 1
    if (calls === 1) throw new Failure('network', true, undefined, 3600)
  })
  box.add(words('a'))
  await vi.advanceTimersByTimeAsync(61_000)
  expect(calls).toBe(2)
})

test('what cannot be sent fails at once, and the next one goes', async () => {
  const { box, settled } = boxWith(async ({ id }) => {
    if (id === 'a') throw new Failure('too_long')
  })
  box.add(words('a'))
  box.add(words('b'))
  await vi.runAllTimersAsync()
  expect(settled).toEqual(['a too_long', 'b'])
  expect(box.items.map(({ id, state }) => [id, state])).toEqual([['a', 'failed']])
})

test('holds fifty, and what was kept before goes out again', async () => {
  const { box } = boxWith(() => new Promise(() => {}))
  const taken = Array.from({ length: 51 }, (_, at) => box.add(words(String(at))))
  expect(taken.filter(Boolean)).toHaveLength(50)
  const sent: string[] = []
  const restored = boxWith(
    async ({ id }) => void sent.push(id),
    [{ ...words('old'), at: Date.now(), state: 'sending', tries: 2 }],
  )
  await restored.box.flush()
  expect(sent).toEqual(['old'])
})

test('a day old is too old to send by itself', async () => {
  const { box } = boxWith(async () => {}, [
    { ...words('old'), at: Date.now() - 25 * 3_600_000, state: 'queued', tries: 1 },
  ])
  await box.flush()
  expect(box.items[0]?.state).toBe('failed')
})

test('waits longer each time, at most half a minute, and never two browsers alike', () => {
  expect([1, 2, 3, 4, 5, 6, 9].map((tries) => retryDelay(tries, 1))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ])
  expect(retryDelay(3, 0.25)).toBe(1000)
})

test('on a page of an old Prototype.js, whose arrays write themselves as texts, what waits outlives the page', async () => {
  const added = { toJSON: { configurable: true, value: () => 'a text' } }
  Object.defineProperties(Array.prototype, added)
  onTestFinished(() => void Reflect.deleteProperty(Array.prototype, 'toJSON'))
  const { box, saved } = boxWith(async () => {
    throw new Failure('network', true)
  })
  box.add(words('a'))
  await vi.advanceTimersByTimeAsync(0)
  box.stop()
  const { box: next } = boxWith(async () => {}, JSON.parse(saved.at(-1) ?? ''))
  expect(next.items).toMatchObject([{ id: 'a', text: 'a' }])
})

test.each(['a text', 7, { a: 1 }, [null]])('storage that was tampered with (%j) holds no message', (kept) => {
  expect(boxWith(async () => {}, kept).box.items).toEqual([])
})
