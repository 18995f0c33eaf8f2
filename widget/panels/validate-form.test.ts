import { expect, test } from 'vitest'
import type { FormConfig } from '../../lib/protocol/widget-config.ts'
import { validateForm } from './validate-form.ts'

const form: FormConfig = {
  fields: [
    { name: 'name', label: '', type: 'text', required: true, max: 50 },
    { name: 'phone', label: '', type: 'tel' },
    { name: 'email', label: '', type: 'email', max: 30 },
    { name: 'content', label: '', type: 'textarea', required: true, max: 1000 },
  ],
  reach: ['phone', 'email'],
}
const good = { name: '王', phone: '13800138000', content: '想看船' }

test.each([
  ['all is well', good, {}],
  ['email instead of a telephone', { ...good, phone: '', email: 'a@lake.example' }, {}],
  ['no way to reach them', { ...good, phone: '' }, { phone: 'reach', email: 'reach' }],
  ['blank name', { ...good, name: '  ' }, { name: 'missing' }],
  ['name of 51', { ...good, name: '船'.repeat(51) }, { name: 'long' }],
  ['content of 1000', { ...good, content: '船'.repeat(1000) }, {}],
  ['content of 1001', { ...good, content: '船'.repeat(1001) }, { content: 'long' }],
  ['a telephone of letters', { ...good, phone: 'call me' }, { phone: 'phone' }],
  ['a telephone too short', { ...good, phone: '1234' }, { phone: 'phone' }],
  ['a short number', { ...good, phone: '95588' }, {}],
  ['an extension', { ...good, phone: '0791-8888 8888 转 801' }, {}],
  ['an extension in English', { ...good, phone: '＋1 (415) 555-2671 ext. 12' }, {}],
  ['an email without its place', { ...good, email: 'a@' }, { email: 'email' }],
])('%s', (_, values: Record<string, string>, faults) => {
  expect(validateForm(form, values)).toEqual(faults)
})
