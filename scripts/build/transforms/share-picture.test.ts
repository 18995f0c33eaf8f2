import { expect, test } from 'vitest'
import { changedPage } from '../../../tests/support/changed-page.ts'
import { withSharePicture } from './share-picture.ts'

const page = (head: string) =>
  `<html><head>${head}</head><body class="x"><header><img src="/menu.webp" width="480" height="402"/></header></body></html>`
const first = (html: string) => /<img[^>]*>/.exec(html)?.[0]

test('the first picture of a page is its card, at least 300 pixels wide, and a browser neither draws nor fetches it', () => {
  const html = changedPage(
    page('<meta property="og:image" content="https://boats.example/og/smurf.jpg"/>'),
    withSharePicture,
  )
  expect(first(html)).toBe('<img loading="lazy" alt="" width="1200" height="630" src="/og/smurf.jpg"/>')
  expect(html).toContain('<body class="x"><div hidden=""><img')
})

test('a page without a card keeps its own pictures', () => {
  expect(first(changedPage(page(''), withSharePicture))).toContain('/menu.webp')
})
