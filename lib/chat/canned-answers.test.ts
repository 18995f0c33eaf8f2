import { expect, test } from 'vitest'
import { cannedAnswers, withCannedAnswers } from '#lib/chat/canned-answers'
import { chatLimits } from '#lib/chat/limits'

const warranty = cannedAnswers('en').get('warranty') ?? ''

test.each([
  ['/warranty', warranty],
  ['Hello,\n/warranty\nBest, Li', `Hello,\n${warranty}\nBest, Li`],
  ['About that: /warranty.', `About that: ${warranty}.`],
  ['(/warranty)', `(${warranty})`],
  ['/no-such-code', '/no-such-code'],
  ['/toString', '/toString'],
  ['/constructor', '/constructor'],
  ['see https://orca.example/warranty', 'see https://orca.example/warranty'],
  ['/warranty/2026', '/warranty/2026'],
  ['/warranty.html', '/warranty.html'],
  ['repair/warranty', 'repair/warranty'],
  ['10 km/h', '10 km/h'],
])('%s', (typed, said) => {
  expect(withCannedAnswers(typed, 'en')).toBe(said)
})

test('each language has its own text for the same codes', () => {
  expect([...cannedAnswers('zh').keys()].toSorted()).toEqual([...cannedAnswers('en').keys()].toSorted())
  expect(withCannedAnswers('您好，/warranty', 'zh')).toBe(`您好，${cannedAnswers('zh').get('warranty')}`)
})

test('the assistant’s small talk and the word that hands the conversation back are no codes', () => {
  for (const word of ['person', 'close']) expect(cannedAnswers('en').has(word)).toBe(false)
})

test('a code whose text does not fit into a message stays as it was typed', () => {
  const long = 'x'.repeat(chatLimits.text - '\n/warranty'.length)
  expect(withCannedAnswers(`${long}\n/warranty`, 'en')).toBe(`${long}\n/warranty`)
})
