import { describe, expect, test } from 'vitest'
import { parseCountry } from '#lib/i18n/country'
import { readLocaleCookies } from '#lib/i18n/preference-cookies'
import { type Resolution, resolveLocale } from '#lib/i18n/resolve-locale'

interface Row {
  path?: string
  cookie?: string
  language?: string
  agent?: string
  country?: string
  data?: boolean
}

function resolve({ path = '/', cookie, language, agent, country, data = false }: Row) {
  return resolveLocale({
    path,
    cookies: readLocaleCookies(cookie ?? null),
    document: !data,
    userAgent: agent ?? 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    acceptLanguage: language ?? null,
    country: () => parseCountry(country),
  })
}

const page = (locale: 'zh' | 'en', reason: Resolution['reason']) => ({ locale, reason })
const toEnglish = (reason: Resolution['reason']) => ({ locale: 'en', redirectTo: '/en', reason })

const againstEnglish = { cookie: 'orca-language=zh; i18n_redirected=zh', language: 'zh-CN', country: 'CN' }
const againstChinese = { cookie: 'orca-language=en; i18n_redirected=en', language: 'en', country: 'US' }

describe('the address decides (READ-1, rows 1 to 3)', () => {
  test.each<[Row, object]>([
    [{ path: '/en', ...againstEnglish }, page('en', 'english prefix')],
    [{ path: '/en/product/smurf', ...againstEnglish }, page('en', 'english prefix')],
    [
      { path: '/zh', ...againstChinese },
      { locale: 'zh', redirectTo: '/', reason: 'chinese prefix' },
    ],
    [
      { path: '/zh/', ...againstChinese },
      { locale: 'zh', redirectTo: '/', reason: 'chinese prefix' },
    ],
    [{ path: '/zh/news' }, { locale: 'zh', redirectTo: '/news', reason: 'chinese prefix' }],
    [{ path: '/zh//example.com' }, { locale: 'zh', redirectTo: '/example.com', reason: 'chinese prefix' }],
    [{ path: '/product/smurf', ...againstChinese }, page('zh', 'no prefix')],
    [{ path: '/english', ...againstChinese }, page('zh', 'no prefix')],
    [{ path: '/zhang' }, page('zh', 'no prefix')],
  ])('%o', (row, expected) => {
    expect(resolve(row)).toEqual(expected)
  })
})

describe('the root (READ-1, row 4)', () => {
  test.each<[string, Row, object]>([
    ['1. chosen English', { ...againstEnglish, cookie: 'orca-language=en' }, toEnglish('chosen language')],
    ['1. chosen Chinese', { ...againstChinese, cookie: 'orca-language=zh' }, page('zh', 'chosen language')],
    ['1. before 2', { cookie: 'i18n_redirected=en; orca-language=zh' }, page('zh', 'chosen language')],
    ['2. redirected before', { language: 'zh-CN', cookie: 'i18n_redirected=en' }, toEnglish('redirected before')],
    ['2. Chinese there', { country: 'US', cookie: 'i18n_redirected=zh' }, page('zh', 'redirected before')],
    ['junk is no choice', { country: 'US', cookie: 'orca-language=fr; i18n_redirected=' }, toEnglish('country')],
    ['a choice after junk', { cookie: 'orca-language=%00; orca-language=en' }, toEnglish('chosen language')],
    ['a longer name', { country: 'CN', cookie: 'x-orca-language=en' }, page('zh', 'country')],
    ['3. Googlebot', { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)', country: 'US' }, page('zh', 'crawler')],
    ['3. Baiduspider', { agent: 'Mozilla/5.0 (compatible; Baiduspider/2.0)', country: 'US' }, page('zh', 'crawler')],
    ['3. bingbot', { agent: 'Mozilla/5.0 (compatible; bingbot/2.0)', language: 'en' }, page('zh', 'crawler')],
    ['3. a link preview', { agent: 'facebookexternalhit/1.1', country: 'US' }, page('zh', 'crawler')],
    ['1. before 3', { agent: 'Googlebot', cookie: 'orca-language=en' }, toEnglish('chosen language')],
    ['4. zh', { language: 'zh', country: 'US' }, page('zh', 'browser language')],
    ['4. zh-CN', { language: 'zh-CN,zh;q=0.9,en;q=0.8', country: 'US' }, page('zh', 'browser language')],
    ['4. zh-TW', { language: 'zh-TW', country: 'US' }, page('zh', 'browser language')],
    ['4. zh-Hans-SG', { language: 'zh-Hans-SG', country: 'SG' }, page('zh', 'browser language')],
    ['4. in capitals', { language: 'ZH-HK', country: 'GB' }, page('zh', 'browser language')],
    ['4. highest q', { language: 'en;q=0.5, zh-CN;q=0.9', country: 'US' }, page('zh', 'browser language')],
    ['4. of equals the first', { language: 'en, zh', country: 'US' }, toEnglish('country')],
    ['4. Chinese second', { language: 'en-US,en;q=0.9,zh;q=0.8', country: 'US' }, toEnglish('country')],
    ['4. Chinese refused', { language: 'zh;q=0, en;q=0.1', country: 'US' }, toEnglish('country')],
    ['4. a broken q', { language: 'zh;q=high, en;q=0.3', country: 'US' }, toEnglish('country')],
    ['4. not Chinese: zha', { language: 'zha', country: 'US' }, toEnglish('country')],
    ['4. any language', { language: '*', country: 'US' }, toEnglish('country')],
    ['5. CN', { language: 'en', country: 'CN' }, page('zh', 'country')],
    ['5. TW', { language: 'en', country: 'TW' }, page('zh', 'country')],
    ['5. HK', { language: 'fr', country: 'hk' }, page('zh', 'country')],
    ['5. no language at all', { country: 'CN' }, page('zh', 'country')],
    ['6. US', { language: 'en-US', country: 'US' }, toEnglish('country')],
    ['6. MO is another country', { language: 'pt', country: 'MO' }, toEnglish('country')],
    ['6. SG in English', { language: 'en-SG', country: 'SG' }, toEnglish('country')],
    ['6. no language at all', { country: 'DE' }, toEnglish('country')],
    ['7. unknown', { language: 'en' }, page('zh', 'country unknown')],
    ['7. XX', { language: 'en', country: 'XX' }, page('zh', 'country unknown')],
    ['7. T1', { language: 'en', country: 'T1' }, page('zh', 'country unknown')],
    ['7. no code', { language: 'en', country: 'United States' }, page('zh', 'country unknown')],
    ['data gets the Chinese page', { ...againstChinese, data: true }, page('zh', 'framework data')],
  ])('%s', (_, row, expected) => {
    expect(resolve(row)).toEqual(expected)
  })
})

test('nobody asks for the country of a visitor whose language is known without it', () => {
  const country = () => {
    throw new Error('asked')
  }
  const facts = { path: '/', document: true, userAgent: null, acceptLanguage: 'zh-CN', country }
  expect(resolveLocale({ ...facts, cookies: readLocaleCookies(null) })).toMatchObject({ locale: 'zh' })
})

test('a country that takes time is waited for', async () => {
  const facts = { path: '/', document: true, userAgent: null, acceptLanguage: 'en', cookies: readLocaleCookies(null) }
  expect(await resolveLocale({ ...facts, country: async () => parseCountry('US') })).toEqual(toEnglish('country'))
})
