import { expect, test } from 'vitest'
import { earlyAnswer } from '#lib/http-server/early-answers'

test('nobody needs TRACE, and a page says what it can be asked', () => {
  expect(earlyAnswer('TRACE', '/')).toEqual({ status: 405, headers: { Allow: 'GET, HEAD' } })
  expect(earlyAnswer('TRACE', '/api/contact/official')?.status).toBe(405)
  expect(earlyAnswer('OPTIONS', '/privacy')).toEqual({ status: 204, headers: { Allow: 'GET, HEAD' } })
})

test('what is no path is refused', () => {
  expect(earlyAnswer('GET', 'ftp://other.example/')).toEqual({ status: 400 })
  expect(earlyAnswer('OPTIONS', '*')).toEqual({ status: 400 })
})

test.each([
  ['//example.com', '/example.com'],
  ['/zh//product//?a=1&b=%20?', '/product?a=1&b=%20?'],
  ['/\\example.com', '/example.com'],
])('%s leads to %s in one step', (url, location) => {
  expect(earlyAnswer('GET', url)).toMatchObject({ status: 308, headers: { Location: location } })
})

test('pages, interfaces and build output go on to the framework; its other inner addresses do not exist', () => {
  for (const path of ['/', '/en/privacy?x=//y', '/api/contact/official', '/_next/static/chunks/a.js']) {
    expect(earlyAnswer('GET', path)).toBeUndefined()
  }
  expect(earlyAnswer('GET', '/_next/image?url=%2Fa&w=64&q=75')?.status).toBe(404)
})
