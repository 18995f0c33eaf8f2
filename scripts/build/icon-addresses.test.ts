import { expect, test } from 'vitest'
import { withPlainIcons } from './icon-addresses.ts'

test.each([
  ['<link rel="icon" href="/favicon.ico?favicon.3werdy743bha8.ico" sizes="48x48"/>', 'href="/favicon.ico" sizes'],
  ['<link rel="icon" href="/icon.svg?icon.13s6gpuhwnc-2.svg"/>', 'href="/icon.svg"/>'],
  [String.raw`{\"href\":\"/apple-icon.png?apple-icon.3eu3ow9sdgqa8.png\"}`, String.raw`\"/apple-icon.png\"}`],
  ['<a href="/icons?icon.a.svg">', '<a href="/icons?icon.a.svg">'],
])('%s has the plain address of its icon', (text, plain) => {
  expect(withPlainIcons(text)).toContain(plain)
})
