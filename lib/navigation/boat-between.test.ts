import { expect, test } from 'vitest'
import { boatBetween } from '#lib/navigation/boat-between'

test.each([
  ['/product/smurf', '/product', 'smurf'],
  ['/en', '/en/product/yang', 'yang'],
  ['/product/smurf', '/product/xi', undefined],
  ['/product', '/aboutus', undefined],
  ['/product', '/product/submarine', undefined],
])('from %s to %s travels: %s', (from, to, boat) => {
  expect(boatBetween(from, to)).toBe(boat)
})
