import { expect, test } from 'vitest'
import { statisticsScripts } from '#lib/config/statistics-scripts'

const all = {
  VISIT_STATISTICS_ID: 'abcdef12',
  PAGE_TAG_ID: 'G-ABC1234567',
  HEAD_SCRIPT_URL: 'https://tag.example/head.js',
}

test('without ids no language has a script', () => {
  const none = { VISIT_STATISTICS_ID: undefined, PAGE_TAG_ID: undefined, HEAD_SCRIPT_URL: undefined }
  expect(statisticsScripts(none, 'zh').sources).toEqual([])
  expect(statisticsScripts(none, 'en').sources).toEqual([])
})

test('Chinese pages have the visit statistics and nothing from abroad', () => {
  expect(statisticsScripts(all, 'zh')).toEqual({
    sources: ['https://hm.baidu.com/hm.js?abcdef12'],
    providers: ['百度'],
  })
})

test('English pages have the page tag and the head script', () => {
  expect(statisticsScripts(all, 'en').sources).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567',
    'https://tag.example/head.js',
  ])
  expect(statisticsScripts(all, 'en').providers).toEqual(['Google', 'tag.example'])
})
