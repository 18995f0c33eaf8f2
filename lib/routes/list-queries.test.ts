import { expect, test } from 'vitest'
import type { BuiltPaths } from '#lib/routes/known-path'
import { listPage } from '#lib/routes/list-queries'

const internal = [
  '/zh/case/list/all/all/1',
  '/zh/case/list/all/all/2',
  '/zh/case/list/domestic/all/1',
  '/zh/case/list/domestic/cleaning/1',
  '/zh/news/list/6/1',
  '/zh/news/list/6/2',
  '/zh/news/list/12/1',
  '/zh/sent/advisory',
]
const built: BuiltPaths = {
  pages: new Map(internal.map((path) => [path, {}])),
}

test.each<[string, string]>([
  ['/case?', 'plain'],
  ['/case?utm_source=mail', 'plain'],
  ['/case?page=2', '/zh/case/list/all/all/2'],
  ['/case?region=domestic', '/zh/case/list/domestic/all/1'],
  ['/case?region=domestic&series=cleaning', '/zh/case/list/domestic/cleaning/1'],
  ['/case?region=atlantis', 'missing'], // nobody offers it
  ['/case?region=atlantis&page=2', 'missing'],
  ['/case?region=&page=2', '/zh/case/list/all/all/2'],
  ['/case?region=all&page=1', 'plain'], // what the plain page shows
  ['/case?page=3', 'missing'], // beyond the end
  ['/case?region=domestic&page=2', 'missing'],
  ['/case?page=two', 'missing'],
  ['/case?page=0', 'missing'],
  ['/case?page=-1', 'missing'],
  ['/case?page=01', 'missing'],
  ['/case?page=', 'plain'],
  ['/news?page=2', '/zh/news/list/6/2'],
  ['/news?size=12', '/zh/news/list/12/1'],
  ['/news?size=12&page=2', 'missing'],
  ['/news?size=7', 'missing'],
  ['/sent?form=advisory', '/zh/sent/advisory'],
  ['/sent?form=../case', 'missing'],
  ['/sent?form=', 'plain'],
  ['/about?page=2', 'plain'],
])('%s', (address, page) => {
  const { pathname, searchParams } = new URL(address, 'http://site')
  const answer = listPage(pathname, 'zh', searchParams, built)
  expect(typeof answer === 'object' ? answer.page : answer).toBe(page)
})

test('a language whose list was not built has no such page', () => {
  expect(listPage('/case', 'en', new URLSearchParams('page=2'), built)).toBe('missing')
})
