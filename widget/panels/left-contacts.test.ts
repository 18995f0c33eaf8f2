import { expect, test } from 'vitest'
import { longText, mostMs, processorMs } from '../../tests/support/processor-time.ts'
import { leftContacts } from './left-contacts.ts'

test.each([
  ['叫你们经理给我打电话 13800001234', '13800001234'],
  ['电话：138-0000-1234，姓王', '138-0000-1234'],
  ['+86 138 0000 1234', '+86 138 0000 1234'],
  ['座机 029-8888 8888', '029-8888 8888'],
  ['打 400-820-1234', '400-820-1234'],
  ['１３８００００１２３４', '13800001234'],
  ['call me at (212) 555-0187 please', '(212) 555-0187'],
  ['my number is +44 20 7946 0958.', '+44 20 7946 0958'],
  ['first 13800001234, no: 13900005678', '13900005678'],
])('the number in “%s” is taken over', (text, phone) => {
  expect(leftContacts([text])).toEqual({ phone })
})

test.each([
  '水面 1200 亩，长 2000 米，宽 300 米',
  'a lake of 13.8 ha, 3000 m by 450.5 m',
  '预算 1380000 元',
  '订单 20261127000123456789',
  'call me tomorrow at 15:30',
  'order 138000012345678',
])('“%s” holds no number', (text) => {
  expect(leftContacts([text])).toEqual({})
})

test('the latest address and number count, from whichever message', () => {
  expect(leftContacts(['me@one.example', '13800001234', 'or rather me＠two.example'])).toEqual({
    phone: '13800001234',
    email: 'me@two.example',
  })
})

test.each(['1', '1 ', 'a', 'a.', '+1 ', '0(', '@', 'a@a.'])(
  'a text of “%s” again and again is looked through in a time that grows with its length',
  (part) => {
    const text = part.repeat(longText / part.length)
    expect(processorMs(() => leftContacts([text]))).toBeLessThan(mostMs)
  },
)
