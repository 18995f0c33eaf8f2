import { expect, test } from 'vitest'
import { replyTo } from '#lib/assistant/reply'
import { withContacts } from '#lib/chat/contact-answer'
import { type Site, sitesOf } from '#lib/chat/sites'

const own = { WIDGET_SITES: undefined, SITE_URL: undefined, ALLOWED_ORIGINS: [], PORT: 0, WIDGET_TEST_KEY: false }
const unset = { COMPANY_HOTLINE: undefined, EMAIL_SALES: undefined }
const [bare] = sitesOf({ ...own, ...unset })
const [ours] = sitesOf({ ...own, COMPANY_HOTLINE: '400 123 4567', EMAIL_SALES: 'sales@orca.example' })
const [hosts] = sitesOf({
  ...own,
  ...unset,
  WIDGET_SITES: [
    { key: 'pk_lake', origins: ['https://lake.example'], language: 'zh', contacts: { phone: '+86 571 8888 6666' } },
  ],
})
const noAddress = { COMPANY_ADDRESS_ZH: undefined, COMPANY_ADDRESS_EN: undefined }
const addresses = { COMPANY_ADDRESS_ZH: '西安市湖滨路 1 号', COMPANY_ADDRESS_EN: '1 Lakeside Road, Xi’an' }

const said = (
  text: string,
  language: 'zh' | 'en',
  site: Site | undefined,
  of: Parameters<typeof withContacts>[2] = noAddress,
) =>
  withContacts(replyTo(text, language), site ?? expect.fail(), of, language)
    .map((reply) => reply.text)
    .join('\n')

test.each([
  ['en', 'what is your phone number', 'We publish no telephone number, email address, or street address.'],
  ['en', 'just give me a phone number', 'We publish no telephone number, email address, or street address.'],
  ['zh', '你们电话多少', '我们没有公开电话、邮箱或办公地址。'],
] as const)('%s: “%s”: what is not set is said', (language, text, told) => {
  expect(said(text, language, bare)).toContain(told)
  expect(said(text, language, bare)).not.toMatch(/AMap|高德/)
})

test('what is set is told, in either language', () => {
  const en = said('what is your phone number', 'en', ours, addresses)
  for (const told of ['400 123 4567', 'sales@orca.example', '1 Lakeside Road, Xi’an']) expect(en).toContain(told)
  expect(en).not.toContain('publish no')
  const zh = said('地址发我', 'zh', ours, addresses)
  for (const told of ['400 123 4567', 'sales@orca.example', '西安市湖滨路 1 号']) expect(zh).toContain(told)
})

test('on a host’s site its own number is told, and what it has not', () => {
  const zh = said('你们电话多少', 'zh', hosts)
  expect(zh).toContain('+86 571 8888 6666')
  expect(zh).toContain('我们没有公开邮箱或办公地址。')
})

test('every other answer stays as it is', () => {
  expect(said('battery life', 'en', ours, addresses)).toBe(replyTo('battery life', 'en')[0]?.text)
})
