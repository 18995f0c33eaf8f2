import { expect, test } from 'vitest'
import { eitherSignal } from './either-signal.ts'

test('ends with the first of its signals, whichever that is', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const either = eitherSignal(one.signal, other.signal)
  expect(either.aborted).toBe(false)
  other.abort()
  expect(either.aborted).toBe(true)
  one.abort()
  expect(either.aborted).toBe(true)
})

test('has ended where one of its signals has', () => {
  expect(eitherSignal(new AbortController().signal, AbortSignal.abort()).aborted).toBe(true)
})
