import { expect, test } from 'vitest'
import { idempotentRequests } from '#components/forms/idempotent-request.ts'

test('sending the same content again is the same request, whenever it is pressed', () => {
  let clock = 0
  const prepare = idempotentRequests(0, () => clock)
  clock = 5000
  const first = prepare({ name: 'Li' })
  clock = 9000
  expect(prepare({ name: 'Li' })).toEqual(first)
  expect(first.body).toEqual({ name: 'Li', elapsed: '5000' })
})

test('a changed field is another request under another key', () => {
  const prepare = idempotentRequests(0)
  const first = prepare({ name: 'Li' })
  expect(prepare({ name: 'Li Wei' }).key).not.toBe(first.key)
})

test('a résumé changed between two tries is another request', () => {
  const prepare = idempotentRequests(0)
  const withFile = (text: string) => {
    const form = new FormData()
    form.set('file', new File([text], 'cv.pdf'))
    return form
  }
  const first = prepare({ name: 'Li' }, withFile('one'))
  expect(prepare({ name: 'Li' }, withFile('another')).key).not.toBe(first.key)
})
