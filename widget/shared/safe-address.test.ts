import { expect, test } from 'vitest'
import { safeAddress } from './safe-address.ts'

test.each([
  ['https://lake.example/boats', 'https://lake.example/boats'],
  ['/product', 'https://host.example/product'],
  ['tel:+8613800138000', 'tel:+8613800138000'],
  ['javascript:alert(1)', undefined],
  [' java\tscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['blob:https://lake.example/1', undefined],
  ['https://bank.example@lake.example/', undefined],
  ['https://', undefined],
])('%s leads to %s', (text, address) => {
  expect(safeAddress(text, 'https://host.example/page')).toBe(address)
})
