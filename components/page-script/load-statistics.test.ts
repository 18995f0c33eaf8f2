// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://www.boats.example/en" }
import { expect, test } from 'vitest'
import { forgetStatistics } from '#components/page-script/load-statistics.ts'
import { statisticsServices } from '#lib/config/statistics-services'

const settings = { VISIT_STATISTICS_ID: 'abcdef12', PAGE_TAG_ID: 'G-ABC1234567', HEAD_SCRIPT_URL: undefined }

/** As the statistics' own scripts write theirs. */
function write(jar: { cookie: string }, cookie: string) {
  jar.cookie = cookie
}

test('a withdrawal takes the cookies of what was agreed to off the site, wherever on its domains they were set, and no others', () => {
  write(document, '_ga=1; Path=/')
  write(document, '_ga_ABC=1; Path=/; Domain=boats.example')
  write(document, 'Hm_lvt_1=1; Path=/; Domain=www.boats.example')
  write(document, 'orca-language=en; Path=/')
  expect(document.cookie).toContain('_ga_ABC')
  forgetStatistics(statisticsServices(settings, 'en'))
  expect(document.cookie.split('; ').sort()).toEqual(['Hm_lvt_1=1', 'orca-language=en'])
  forgetStatistics(statisticsServices(settings, 'zh'))
  expect(document.cookie).toBe('orca-language=en')
})
