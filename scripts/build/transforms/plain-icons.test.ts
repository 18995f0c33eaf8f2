import { expect, test } from 'vitest'
import { changedPage } from '../../../tests/support/changed-page.ts'
import { withPlainIcons } from './plain-icons.ts'

test.each([
  ['<link rel="icon" href="/icon.svg?icon.13s6gpuhwnc-2.svg"/>', 'href="/icon.svg"/>'],
  ['<link rel="apple-touch-icon" href="/apple-icon.png?apple-icon.3eu3ow9sdgqa8.png"/>', 'href="/apple-icon.png"/>'],
  ['<a href="/icons?icon.a.svg">', '<a href="/icons?icon.a.svg">'],
])('%s has the plain address of its icon', (text, plain) => {
  expect(changedPage(text, withPlainIcons)).toContain(plain)
})

test('the icon whose address everybody knows is not named', () => {
  const head = '<link rel="icon" href="/favicon.ico?favicon.3werdy743bha8.ico" sizes="48x48"/><title>a</title>'
  expect(changedPage(head, withPlainIcons)).toBe('<title>a</title>')
})
