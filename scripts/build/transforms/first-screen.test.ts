import { expect, test } from 'vitest'
import { insert, parsed, written } from '../page.ts'
import { firstScreenOf } from './first-screen.ts'

const hero = '<div class="hero"><picture><img/></picture><h1>One</h1></div>'

test.each([
  ['the first part of the page', `<header></header><main>${hero}|<section></section></main>`],
  ['the first part in what wraps all', `<main><div data-tone="dark">${hero}|<section></section></div></main>`],
  ['all there is', `<main>${hero}|</main>`],
])('the first screen ends with %s', (_, marked) => {
  const page = parsed(marked.replace('|', ''))
  const last = firstScreenOf(page)
  if (last) insert('|', 'after', last)
  expect(written(page)).toBe(marked)
})

test('a page without main has no first screen of its own', () => {
  expect(firstScreenOf(parsed('<body><p>One</p></body>'))).toBeUndefined()
})
