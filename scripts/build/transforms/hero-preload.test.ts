import { expect, test } from 'vitest'
import { changedPage } from '../../../tests/support/changed-page.ts'
import { withHeroPreload } from './hero-preload.ts'

const start = '<html><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>'
const picture = (sources: string, priority: string) =>
  `<picture class="p">${sources}<img src="/a.webp" fetchPriority="${priority}"/></picture>`
const source = (media: string, width: number) =>
  `<source type="image/avif"${media} srcSet="/a-${width}.avif ${width}w" sizes="100vw"/>`

test('the picture that comes first is asked for at the head of the page, in the form that each window takes', () => {
  const later = picture(source('', 480), 'auto')
  const hero = picture(source(' media="(max-width: 1023px)"', 768) + source('', 1440), 'high')
  const html = changedPage(`${start}</head>${later}${hero}`, withHeroPreload)
  expect(html).toContain(
    `${start}<link rel="preload" as="image" type="image/avif" imagesrcset="/a-768.avif 768w" imagesizes="100vw" media="(max-width: 1023px)" fetchpriority="high"/><link rel="preload" as="image" type="image/avif" imagesrcset="/a-1440.avif 1440w" imagesizes="100vw" media="(not (max-width: 1023px))" fetchpriority="high"/></head>`,
  )
})

test('a page that names no viewport stops the build: a phone would take another size of the picture', () => {
  const hero = picture(source('', 1440), 'high')
  expect(() => changedPage(`<head><meta charSet="utf-8"/></head>${hero}`, withHeroPreload)).toThrow('viewport')
})

test('a page without such a picture stays as it is', () => {
  const html = `${start}</head>${picture(source('', 480), 'auto')}</html>`
  expect(changedPage(html, withHeroPreload)).toBe(html)
})
