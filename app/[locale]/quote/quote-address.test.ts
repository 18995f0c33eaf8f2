import { expect, test } from 'vitest'
import { quoteQuery, stepOfQuery } from './quote-address.ts'
import { stepBeside, stepOfFields } from './steps.ts'

const nothing = { water: '', area: '', job: '', boats: [] }

test('an untouched form has the plain address', () => {
  expect(quoteQuery(nothing, 'water')).toBe('')
})

test('what was chosen stands in the address, so that it can be sent to a colleague', () => {
  expect(quoteQuery({ water: 'lake', area: '120', job: 'litter', boats: ['smurf', 'moshark'] }, 'boats')).toBe(
    '?water=lake&area=120&job=litter&boats=smurf,moshark&step=boats',
  )
})

test.each([
  ['', 'water'],
  ['?step=area', 'area'],
  ['?step=payment', 'water'],
])('the address %j opens at %s', (search, step) => {
  expect(stepOfQuery(search)).toBe(step)
})

test('steps end where they end', () => {
  expect(stepBeside('water', -1)).toBe('water')
  expect(stepBeside('water', 1)).toBe('area')
  expect(stepBeside('contact', 1)).toBe('contact')
})

test('a wrong field leads back to the step it stands in', () => {
  expect(stepOfFields(['consent', 'area'])).toBe('area')
  expect(stepOfFields(['website'])).toBeUndefined()
})
