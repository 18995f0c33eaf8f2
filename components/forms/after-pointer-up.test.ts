// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { afterPointerUp } from '#components/forms/after-pointer-up.ts'

test('what is asked for during a press waits until it is over, and the click comes first', async () => {
  const order: string[] = []
  const run = afterPointerUp(new AbortController().signal)
  document.dispatchEvent(new Event('pointerdown'))
  run(() => order.push('problem'))
  document.dispatchEvent(new Event('pointerup'))
  order.push('click') // the browser sends it in the same breath as the release
  await vi.waitFor(() => expect(order).toEqual(['click', 'problem']), 20_000)
})

test('without a press nothing waits', () => {
  const act = vi.fn()
  afterPointerUp(new AbortController().signal)(act)
  expect(act).toHaveBeenCalledOnce()
})
