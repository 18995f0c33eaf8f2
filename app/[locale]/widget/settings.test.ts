import { expect, test } from 'vitest'
import { snippet, standard } from './settings'

test('a host site writes only what differs from the defaults', () => {
  expect(snippet('https://boats.example', 'pk_a', { ...standard, theme: 'dark' })).toBe(
    '<script async src="https://boats.example/widget/v1/loader.js"\n  data-site="pk_a" data-theme="dark"></script>',
  )
})
