import { expect, test } from 'vitest'
import { muOf, otherUnitOf } from './area-in-mu.ts'

test.each([
  ['100', 'm2', '66667'],
  ['100', 'ha', '6.67'],
  ['100', 'acre', '16.5'],
  ['１５', 'ha', '1'],
  ['', 'm2', ''],
  ['large', 'm2', ''],
] as const)('%j mu in %s is %j', (mu, unit, other) => {
  expect(otherUnitOf(mu, unit)).toBe(other)
})

test.each([
  ['66,667', 'm2', '100'],
  ['20', 'ha', '300'],
  ['0.5', 'ha', '7.5'],
  ['10', 'acre', '60.7'],
  ['large', 'ha', 'large'],
  ['12,5', 'ha', '12,5'],
] as const)('%j %s is %j mu', (other, unit, mu) => {
  expect(muOf(other, unit)).toBe(mu)
})
