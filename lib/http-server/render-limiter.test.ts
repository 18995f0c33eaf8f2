import { expect, test } from 'vitest'
import { RenderLimiter } from '#lib/http-server/render-limiter'

function held() {
  let end = () => {}
  const work = () =>
    new Promise<void>((resolve) => {
      end = resolve
    })
  return { work, end: () => end() }
}

const limits = { most: 1, mostWaiting: 2, isOthersTurn: () => false, patienceMs: 1_000 }
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('one is inside, two wait, the fourth is told at once; each that ends lets the next in', async () => {
  const limiter = new RenderLimiter(limits)
  const order: number[] = []
  const first = held()
  const passed = [
    limiter.run(first.work),
    limiter.run(async () => void order.push(2)),
    limiter.run(async () => void order.push(3)),
  ]
  expect(await limiter.run(async () => void order.push(4))).toBe(false)
  expect(order).toEqual([])
  await settled()
  first.end()
  expect(await Promise.all(passed)).toEqual([true, true, true])
  expect(order).toEqual([2, 3])
})

test('work that fails leaves its place', async () => {
  const limiter = new RenderLimiter(limits)
  await expect(limiter.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await limiter.run(async () => {})).toBe(true)
})

test('what is worth more goes first, but not for ever', async () => {
  let isOthersTurn = true
  const limiter = new RenderLimiter({ ...limits, isOthersTurn: () => isOthersTurn, patienceMs: 60 })
  let done = false
  const passed = limiter.run(async () => {
    done = true
  })
  await settled()
  expect(done).toBe(false)
  isOthersTurn = false
  await passed
  isOthersTurn = true
  const began = performance.now()
  await limiter.run(async () => {})
  expect(performance.now() - began).toBeGreaterThanOrEqual(55)
})
