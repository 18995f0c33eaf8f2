import { expect, test } from 'vitest'
import { officialFromPanel } from '#components/site/panel-fields.ts'

test('the email travels in phone, the telephone in city, the message in type (SPEC-3)', () => {
  expect(officialFromPanel({ email: 'a@b.example', phone: '+442071838750', message: 'Two lakes' })).toEqual({
    name: '来自官网悬浮窗',
    company: '来自官网悬浮窗',
    title: '来自官网悬浮窗',
    phone: 'a@b.example',
    city: '+442071838750',
    product: '无人环保船',
    type: 'Two lakes',
    language: 'en',
  })
})

test.each(['', '  \n '])('a blank message (%j) is the fixed label', (message) => {
  expect(officialFromPanel({ email: 'a@b.example', phone: '', message }).type).toBe('来自官网悬浮窗')
})
