import { expect, test } from 'vitest'
import { originOf, siteCheck } from '#lib/chat/site-check'
import { readEnvironment } from '#lib/config/environment'

const settings = readEnvironment({
  WIDGET_SITES: JSON.stringify([{ key: 'pk_a', origins: ['https://a.example'], language: 'zh' }]),
})
const off = readEnvironment({ WIDGET_TEST_KEY: 'false', SITE_URL: 'https://orca.example' })

test.each([
  ['https://a.example/page?x=1', 'https://a.example'],
  [' a.example ', 'https://a.example'],
  ['localhost:5173', 'https://localhost:5173'],
  ['null', undefined],
  ['file:///home/ann/index.html', undefined],
  ['', undefined],
  ['no address', undefined],
])('the origin of %j is %s', (written, origin) => {
  expect(originOf(written)).toBe(origin)
})

test.each([
  ['pk_a', 'https://a.example', /^https:\/\/a\.example is on the list of pk_a/],
  ['pk_a', 'https://b.example', /^https:\/\/b\.example is not on the list of pk_a/],
  ['pk_a', 'http://localhost:5173', /Use the key pk_test there/],
  ['pk_test', 'http://localhost:5173', /^The test key works/],
  ['pk_test', 'https://b.example', /Ask for a key of your own/],
  ['pk_b', 'https://a.example', /no site key “pk_b”/],
  ['', 'b.example', /^https:\/\/b\.example is read/],
  ['', '', /^Add origin=/],
])('%s on %s', (key, page, said) => {
  expect(siteCheck(settings, { key, page, language: 'en' })).toMatch(said)
})

test('where the test key is off, nobody is sent to it', () => {
  expect(siteCheck(off, { key: 'pk_orca', page: 'http://localhost:5173', language: 'en' })).not.toContain('pk_test')
})
