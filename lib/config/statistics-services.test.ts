import { expect, test } from 'vitest'
import { statisticsServices } from '#lib/config/statistics-services'

const all = {
  VISIT_STATISTICS_ID: 'abcdef12',
  PAGE_TAG_ID: 'G-ABC1234567',
  HEAD_SCRIPT_URL: 'https://tag.example/head.js',
}
const none = { VISIT_STATISTICS_ID: undefined, PAGE_TAG_ID: undefined, HEAD_SCRIPT_URL: undefined }

test.each([
  ['zh', none, []],
  ['en', none, []],
  ['zh', all, ['https://hm.baidu.com/hm.js?abcdef12', 'https://tag.example/head.js']],
  ['en', all, ['https://www.googletagmanager.com/gtag/js?id=G-ABC1234567', 'https://tag.example/head.js']],
] as const)('%s pages, with %j, ask about %j', (locale, settings, sources) => {
  expect(statisticsServices(settings, locale).map(({ source }) => source)).toEqual(sources)
})

test('every service is named to the visitor', () => {
  const named = (locale: 'zh' | 'en') => statisticsServices(all, locale).map(({ provider }) => provider)
  expect(named('zh')).toEqual(['百度', 'tag.example'])
  expect(named('en')).toEqual(['Google', 'tag.example'])
})
