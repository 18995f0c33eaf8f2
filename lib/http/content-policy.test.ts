import { expect, test } from 'vitest'
import { readEnvironment } from '#lib/config/environment'
import { answerHeaders } from '#lib/http/answer-headers'
import { pagePolicy, reportingHeaders } from '#lib/http/content-policy'
import type { Locale } from '#lib/i18n/locales'

function policyOf(locale: Locale, source: Record<string, string> = {}): Map<string, string> {
  const settings = readEnvironment(source)
  const inline = { scripts: ['sha256-abc='], styles: ['sha256-def='] }
  const policy = pagePolicy({ locale, inline, settings, https: false, prerendered: true })
  return new Map(policy.split('; ').map((part) => [part.split(' ', 1).join(), part]))
}

const everything = {
  GOOGLE_MAPS_KEY: 'key',
  VISIT_STATISTICS_ID: '0123456789abcdef0123456789abcdef',
  PAGE_TAG_ID: 'G-ABC1234567',
  HEAD_SCRIPT_URL: 'https://scripts.example/head.js',
}

test('nobody else may be asked for anything while nothing is configured', () => {
  for (const locale of ['zh', 'en'] as const) {
    expect([...policyOf(locale).values()].join('; ')).not.toContain('http')
    expect(policyOf(locale).get('script-src')).toBe("script-src 'self' 'sha256-abc='")
    expect(policyOf(locale).get('style-src')).toBe("style-src 'self' 'sha256-def='")
    expect(policyOf(locale).get('default-src')).toBe("default-src 'none'")
  }
})

test('the visit statistics belong to Chinese pages, tag and maps to English ones, the head script to both', () => {
  const chinese = [...policyOf('zh', everything).values()].join('; ')
  expect(chinese).toContain('hm.baidu.com')
  expect(chinese).not.toContain('google')
  expect(policyOf('zh', everything).get('script-src')).toContain('https://scripts.example')
  const english = [...policyOf('en', everything).values()].join('; ')
  expect(english).toContain('googletagmanager.com')
  expect(english).toContain('maps.googleapis.com')
  expect(english).not.toContain('baidu')
  expect(policyOf('en', everything).get('script-src')).toContain('https://scripts.example')
  expect(policyOf('en', everything).get('script-src')).not.toContain('unsafe')
})

test('text may not become script on our own pages; an operator’s third party is let write its own', () => {
  for (const locale of ['zh', 'en'] as const) {
    expect(policyOf(locale).get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
    expect(policyOf(locale, everything).get('require-trusted-types-for')).toBeUndefined()
  }
  expect(policyOf('zh', { GOOGLE_MAPS_KEY: 'key' }).get('trusted-types')).not.toContain('*')
})

test('a page that stands alone has nothing of others, whatever is configured', () => {
  const inline = { scripts: ['sha256-abc='], styles: ['sha256-def='] }
  const facts = { inline, https: false, prerendered: true, alone: true }
  for (const locale of ['zh', 'en'] as const)
    expect(pagePolicy({ ...facts, locale, settings: readEnvironment(everything) })).toBe(
      pagePolicy({ ...facts, locale, settings: readEnvironment({}) }),
    )
})

test('violations are reported where the operator wants them, and nowhere else', () => {
  const address = 'https://report.example/csp'
  expect(policyOf('zh').has('report-uri')).toBe(false)
  expect(policyOf('zh', { CSP_REPORT_URL: address }).get('report-uri')).toBe(`report-uri ${address}`)
  expect(policyOf('zh', { CSP_REPORT_URL: address }).get('report-to')).toBe('report-to csp')
  expect(reportingHeaders(readEnvironment({ CSP_REPORT_URL: address }))).toEqual({
    'Reporting-Endpoints': `csp="${address}"`,
  })
  expect(reportingHeaders(readEnvironment({}))).toEqual({})
})

test('transport security only where the public origin is https, wider only by setting', () => {
  const sent = (source: Record<string, string>) => answerHeaders(readEnvironment(source))['Strict-Transport-Security']
  expect(sent({})).toBeUndefined()
  expect(sent({ SITE_URL: 'http://orca.example', HSTS_INCLUDE_SUBDOMAINS: 'true' })).toBeUndefined()
  expect(sent({ SITE_URL: 'https://orca.example' })).toBe('max-age=63072000')
  expect(sent({ SITE_URL: 'https://orca.example', HSTS_INCLUDE_SUBDOMAINS: 'true', HSTS_PRELOAD: 'true' })).toBe(
    'max-age=63072000; includeSubDomains; preload',
  )
})
