import { expect, test } from 'vitest'
import { canonicalPath, encodePath } from '#lib/routes/canonical-path'
import { type BuiltPaths, isKnownPath } from '#lib/routes/known-path'

const built: BuiltPaths = {
  pages: new Map([
    ['/zh', {}],
    ['/zh/product/smurf', {}],
    ['/zh/404', {}],
    ['/en/partner', {}],
    ['/zh/newsDetail/Lake-Trial', {}],
    ['/zh/case/list/all/all/2', {}],
  ]),
}

test.each([
  ['/', '/'],
  ['/zh', '/'],
  ['/zh/', '/'],
  ['/ZH/Product/SMURF/', '/product/smurf'],
  ['/zh/product/smurf', '/product/smurf'],
  ['/EN', '/en'],
  ['/En/Product/smurf', '/en/product/smurf'],
  ['/datasets/flow/flow-img', '/datasets/FloW/FloW-Img'],
  ['/en/datasets.html', '/en/datasets/USVInland/Introduction'],
  ['/casedetail', '/caseDetail'],
  ['/newsdetail/lake-trial', '/newsDetail/Lake-Trial'],
  ['/product//smurf', '/product/smurf'],
  ['//example.com', '/example.com'],
  ['/\\example.com', '/example.com'],
  ['/zh//example.com', '/example.com'],
  ['/Nothing', '/Nothing'],
  ['/zh/zh/x', '/zh/x'],
  ['/english', '/english'],
])('%s belongs at %s', (asked, full) => {
  expect(canonicalPath(asked, built).full).toBe(full)
})

test('a path in a Location cannot carry a query or another host', () => {
  expect(encodePath('/a?b#c d')).toBe('/a%3Fb%23c%20d')
})

test.each<[string, 'zh' | 'en', boolean]>([
  ['/', 'zh', true],
  ['/', 'en', false], // not built
  ['/product/smurf', 'zh', true],
  ['/product/titan', 'zh', false], // in the table, not built
  ['/partner', 'en', true],
  ['/partner', 'zh', false], // English only
  ['/newsDetail/Lake-Trial', 'zh', true],
  ['/newsDetail/other', 'zh', false],
  ['/newsDetail/Lake-Trial/more', 'zh', false],
  ['/404', 'zh', false], // only by rewrite
  ['/case/list/all/all/2', 'zh', false],
  ['/constructor', 'zh', false],
])('%s in %s: %s', (path, locale, known) => {
  expect(isKnownPath(path, locale, built)).toBe(known)
})
