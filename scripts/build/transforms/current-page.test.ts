import { expect, test } from 'vitest'
import { changedPage } from '../../../tests/support/changed-page.ts'
import { markCurrentPage } from './current-page.ts'

const page = (...addresses: string[]) =>
  `<header id="site-header"><a href="/" aria-label="ORCA home"></a>${addresses.map((to) => `<a href="${to}">x</a>`).join('')}</header><a href="${addresses[0]}">y</a>`
const marked = (html: string) => [...html.matchAll(/href="([^"]+)" aria-current="page"/g)].map(([, to]) => to)

test.each([
  ['/zh', '/'],
  ['/en', '/en'],
  ['/zh/case', '/case'],
  ['/en/case/list/overseas/all/2', '/en/case'],
  ['/en/newsDetail/one', undefined],
])('%s marks %s', (path, to) => {
  const html = changedPage(page('/', '/case', '/en', '/en/case', '/news', '/en/news'), markCurrentPage, path)
  expect(marked(html)).toEqual(to ? [to] : [])
})
