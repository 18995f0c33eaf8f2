import { expect, test } from 'vitest'
import { overWeight } from './page-weight.ts'

const sheet = '/_next/static/styles/a.css'
const plain = `<html><head><link rel="stylesheet" href="${sheet}" data-precedence="next"/></head><body></body></html>`
const hero = `<html lang="en"><head></head><body><main><p></p><link rel="stylesheet" href="${sheet}"/></main></body></html>`
const light = { html: 10_000, styles: () => 8_000 }

test('a light page passes', () => {
  expect(overWeight('/', plain, light)).toEqual([])
})

test.each([
  ['its HTML', plain, { ...light, html: 13_000 }, ['html 13000 of 12288']],
  ['its sheet', plain, { ...light, styles: () => 11_000 }, ['styles 11000 of 10240']],
  ['a sheet that follows the first screen', hero, { html: 13_000, styles: () => 15_000 }, ['styles 15000 of 13824']],
  ['its elements', plain.replace('<body>', `<body>${'<p></p>'.repeat(1000)}`), light, ['elements 1004 of 890']],
  [
    'not by what is text until the first act',
    plain.replace('<body>', `<body><noscript>${'<p></p>'.repeat(1000)}</noscript>`),
    light,
    [],
  ],
])('a page is too heavy by %s', (_, html, bytes, words) => {
  expect(overWeight('/', html, bytes)).toEqual(words)
})

test.each(['/zh/product/smurf', '/en/solution/robot'])('%s has less to bring than another page with a hero', (path) => {
  const long = hero.replace('<p></p>', '<p></p>'.repeat(700))
  expect(overWeight('/en/aboutus', long, light)).toEqual([])
  expect(overWeight(path, long, light)).toEqual(['elements 705 of 600'])
})
