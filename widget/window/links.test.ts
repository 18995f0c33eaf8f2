import { expect, test } from 'vitest'
import { splitLinks } from './links.ts'

test.each([
  ['看 https://orca.example/product。谢谢', ['https://orca.example/product']],
  ['(see https://a.example/b_(c))', ['https://a.example/b_(c)']],
  ['two: http://a.example, http://b.example!', ['http://a.example/', 'http://b.example/']],
  ['write to boats@lake.example.', ['mailto:boats@lake.example']],
  ['call tel:+86-400-000', ['tel:+86-400-000']],
  ['javascript:alert(1) data:text/html,x vbscript:x', []],
  ['https://user:secret@evil.example/', []],
  ['<img src=x onerror=alert(1)>', []],
  ['plain words', []],
])('%s', (text, hrefs) => {
  const found = splitLinks(text)
  expect(found.map(({ text: part }) => part).join('')).toBe(text)
  expect(found.flatMap(({ href }) => (href ? [href] : []))).toEqual(hrefs)
})
