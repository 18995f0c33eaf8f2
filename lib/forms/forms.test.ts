import { expect, test } from 'vitest'
import { fieldErrors } from '#lib/forms/field-errors'
import type { FormKind } from '#lib/forms/kinds'
import { officialForm } from '#lib/forms/official'
import { saidText } from '#lib/forms/rules'
import { formSchema } from '#lib/forms/schema'

const label = '来自官网悬浮窗'
const official = {
  name: label,
  phone: 'a@b.example',
  company: label,
  title: label,
  city: '+8613800138000',
  product: '无人环保船',
  type: label,
  language: 'en',
}
const envelope = { language: 'zh', page: '/advisory', consent: 'yes', website: '', elapsed: '8000' }

/** The form's answer to a body: its output, or the refused fields. */
function answer(kind: FormKind | 'official', body: unknown) {
  const result = (kind === 'official' ? officialForm : formSchema(kind)).safeParse(body)
  return result.success ? result.data : fieldErrors(result.error.issues)
}

test.each([
  ['as the panel sends it', {}, official],
  ['blank name, company, title, telephone and message', { name: '', company: '', title: '', city: '', type: '' }, null],
  ['any name', { name: '👩‍🚀 Ünï' }, null],
  ['120 characters outside the basic plane', { company: '𠮷'.repeat(120) }, null],
  ['5000 characters of message', { type: '水'.repeat(5000) }, null],
  ['an email of 30', { phone: `${'a'.repeat(20)}@b.example` }, null],
  ['a field too long', { title: 'x'.repeat(121) }, { title: 'too_long' }],
  ['a message too long', { type: 'x'.repeat(5001) }, { type: 'too_long' }],
  ['an email of 31', { phone: `${'a'.repeat(21)}@b.example` }, { phone: 'too_long' }],
  ['no email', { phone: '' }, { phone: 'email' }],
  ['an email without a domain', { phone: 'a@b' }, { phone: 'email' }],
  ['a telephone that is none', { city: 'call me' }, { city: 'phone' }],
  ['a missing field', { name: undefined }, { name: 'required' }],
  ['a number', { name: 5 }, { name: 'not_text' }],
  ['an extra field', { note: 'x' }, { note: 'unknown' }],
  ['an unknown language', { language: 'fr' }, { language: 'choice' }],
  ['NUL', { name: 'a\0b' }, { name: 'bad_text' }],
  ['half a surrogate pair', { type: '\ud800' }, { type: 'bad_text' }],
])('official: %s', (_, change, expected) => {
  const body = { ...official, ...change }
  expect(answer('official', body)).toEqual(expected ?? body)
})

test.each<[FormKind, string, object, object]>([
  ['advisory', 'nobody to reach', { name: '李' }, { email: 'reach' }],
  ['advisory', 'no name', { email: 'a@b.example' }, { name: 'required' }],
  ['advisory', 'a name that nobody sees', { name: '\u200b\u3164\u2800', phone: '12345' }, { name: 'required' }],
  [
    'partner',
    'a message that nobody sees',
    { name: 'Li', email: 'a@b.example', message: '\u200b\n\ufeff' },
    { message: 'required' },
  ],
  ['advisory', 'no consent', { name: '李', phone: '029-8888 8888', consent: undefined }, { consent: 'consent' }],
  ['advisory', 'an unknown water', { name: '李', phone: '+86 138 0013 8000', water: 'moon' }, { water: 'choice' }],
  ['advisory', 'a foreign page', { name: '李', phone: '12345', page: '//x.example' }, { page: 'choice' }],
  ['quote', 'an area in words', { name: 'Li', email: 'a@b.example', area: 'large' }, { area: 'number' }],
  ['quote', 'a boat twice', { name: 'Li', email: 'a@b.example', boats: ['xi', 'xi'] }, { boats: 'choice' }],
  ['quote', 'a boat we do not make', { name: 'Li', email: 'a@b.example', boats: ['ark'] }, { boats: 'choice' }],
  ['partner', 'nothing', {}, { name: 'required', email: 'required', message: 'required' }],
  ['dataset', 'no family', { name: 'Li', email: 'a@b.example', organisation: 'X' }, { dataset: 'required' }],
  ['application', 'no opening', { name: 'Li', phone: '12345' }, { opening: 'required' }],
  ['board', 'a name of 51', { name: 'x'.repeat(51), phone: '12345', content: 'x' }, { name: 'too_long' }],
  ['board', 'a long email', { name: 'x', email: `${'a'.repeat(246)}@b.example`, content: 'x' }, { email: 'too_long' }],
  ['board', '1001 characters', { name: 'x', phone: '12345', content: 'x'.repeat(1001) }, { content: 'too_long' }],
  ['callback', 'a name that nobody can see', { name: '\u200b \u3164\u2800', phone: '12345' }, { name: 'required' }],
  ['callback', 'a wrong telephone', { name: 'x', phone: 'soon' }, { phone: 'phone' }],
])('%s refuses %s', (kind, _, fields, expected) => {
  expect(answer(kind, { ...envelope, ...fields })).toEqual(expected)
})

test('a form is kept as it was meant: line ends, outer spaces and Unicode form are settled', () => {
  const typed = { ...envelope, name: '  Jose\u0301\tLi ', email: ' a@b.example ', message: 'one\r\ntwo ' }
  expect(answer('advisory', typed)).toMatchObject({
    name: 'José Li',
    email: 'a@b.example',
    message: 'one\ntwo',
    boat: '',
  })
})

test('what a Chinese keyboard writes wide, and thousands set apart, are the same number and address', () => {
  const typed = {
    ...envelope,
    name: '李',
    phone: '＋８６（１３８）００１３－８０００',
    email: 'ａ＠b．example',
    area: '１，２００.5',
  }
  expect(answer('quote', typed)).toMatchObject({ phone: '+86(138)0013-8000', email: 'a@b.example', area: '1200.5' })
  const partner = { ...envelope, name: 'Li', email: '\u200bａ＠b．example', message: 'x' }
  expect(answer('partner', partner), 'where the email is required, too').toMatchObject({ email: 'a@b.example' })
})

test.each([
  ['Arabic', '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966 50 123 4567'],
  ['Persian', '۰۲۱-۸۸۸۸۰۰۰۰', '021-88880000'],
  ['Hindi', '०२२ २३४५ ६७८९', '022 2345 6789'],
])('a telephone number in %s digits is kept in plain ones', (_, written, kept) => {
  expect(answer('callback', { ...envelope, name: 'x', phone: written })).toMatchObject({ phone: kept })
})

test('a country code may stand in brackets', () => {
  const typed = { ...envelope, name: '李', phone: '(+86)13800138000' }
  expect(answer('callback', typed)).toMatchObject({ phone: '(+86)13800138000' })
})

test.each([...'-‐‑‒–—−－'])('the dash %j, as pages set numbers, may stand in one', (dash) => {
  const typed = { ...envelope, name: '李', phone: `138${dash}0013${dash}8000` }
  expect(answer('callback', typed)).toMatchObject({ name: '李' })
})

test('a field named like a prototype is an unknown field', () => {
  const body: unknown = JSON.parse('{"__proto__":"x","constructor":"y"}')
  expect(Object.keys(answer('callback', body))).toEqual(expect.arrayContaining(['constructor']))
})

test('control characters that a paste brings along are left out of chats and forms, half an emoji shows as lost', () => {
  const pasted = '\0湖\u0002面\u0085\t一\r\n二\ud83d'
  expect(saidText(10).parse(pasted)).toBe('湖面\t一\n二\ufffd')
  const typed = { ...envelope, name: '李\0\u0007', email: 'a@b.example', message: pasted }
  expect(answer('advisory', typed)).toMatchObject({ name: '李', message: '湖面\t一\n二\ufffd' })
  expect(saidText(10).safeParse('\0\u0002').success).toBe(false)
})

test.each(['', ' \n', '\u200b\n\ufeff'])('nobody says %j in a chat', (text) => {
  expect(saidText(10).safeParse(text).success).toBe(false)
})
