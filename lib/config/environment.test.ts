import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnvironment, SettingsError } from '#lib/config/environment'
import { settings } from '#lib/config/settings'

test('.env.example names every setting and no other', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)
  const known = Object.keys(settings.shape)
  const [unnamed, unknown] = [
    known.filter((name) => !named.includes(name)),
    named.filter((name) => !known.includes(name)),
  ]
  expect(unnamed, 'say in .env.example what each of these means').toEqual([])
  expect(unknown, 'these are no settings of lib/config/settings.ts').toEqual([])
})

test('nothing has to be set', () => {
  expect(readEnvironment({})).toMatchObject({ PORT: 3000, DATA_DIR: './data', TRUSTED_PROXY_HOPS: 0 })
})

test('an empty value counts as unset', () => {
  expect(readEnvironment({ PORT: '', SITE_URL: ' ' })).toEqual(readEnvironment({}))
})

test.each([' 4000 ', '4000\r', '\ufeff4000\t'])('blanks and line ends round a value are none of it: %j', (port) => {
  expect(readEnvironment({ PORT: port, COMPANY_NAME_EN: 'ORCA\r' })).toMatchObject({
    PORT: 4000,
    COMPANY_NAME_EN: 'ORCA',
  })
})

test('values arrive typed', () => {
  const read = readEnvironment({
    PORT: '8080',
    SITE_URL: 'https://orca.example/',
    ALLOWED_ORIGINS: 'https://a.example, https://b.example',
    ROUTE_GUARDS: '{"/news":["maintenance"]}',
    COMPANY_COORDINATES: '31.23, 121.47',
    GEO_COUNTRY_HEADER: 'CF-IPCountry',
  })
  expect(read).toMatchObject({
    PORT: 8080,
    SITE_URL: 'https://orca.example',
    ALLOWED_ORIGINS: ['https://a.example', 'https://b.example'],
    ROUTE_GUARDS: { '/news': ['maintenance'] },
    COMPANY_COORDINATES: { latitude: 31.23, longitude: 121.47 },
    GEO_COUNTRY_HEADER: 'cf-ipcountry',
  })
})

test('a mail password may hold a lone %, which the mail library takes as it is', () => {
  const SMTP_URL = 'smtp://desk:100%secret@mail.example'
  const read = readEnvironment({ SMTP_URL, MAIL_FROM: 'a@b.example', MAIL_TO: 'c@d.example' })
  expect(read).toMatchObject({ SMTP_URL })
})

test.each([
  ['PORT', 'eighty'],
  ['GROUP_BOT_URL', 'bot'],
  ['PORT', '70000'],
  ['SITE_URL', 'orca.example'],
  ['SITE_URL', 'https://orca.example/shop'],
  ['ALLOWED_ORIGINS', 'https://a.example,b.example'],
  ['DATABASE_URL', 'mysql://localhost/orca'],
  ['TRUSTED_PROXY_HOPS', '-1'],
  ['GEO_SERVICE_URL', 'ftp://geo.example'],
  ['CONTACT_UPSTREAM_URL', 'crm'],
  ['OUTBOUND_PRIVATE_ALLOW', '10.0.0.1'],
  ['LEADS_RETENTION_DAYS', '0'],
  ['ROUTE_GUARDS', '{'],
  ['ROUTE_GUARDS', '{"news":["maintenance"]}'],
  ['WIDGET_SITES', '[]'],
  ['COMPANY_COORDINATES', '120,31'],
  ['REPLICAS', '2'],
  ['SMTP_URL', 'smtp://mail.example'],
  ['WEBHOOK_URL', 'https://hook.example'],
  ['CHAT_NOTICE_URL', 'https://notices.example'],
  ['CHAT_NOTICE_URL', 'notices.example'],
  ['CHAT_NOTICE_SECRET', 'short'],
  ['GROUP_BOT_SECRET', 'SEC-of-a-bot-that-is-not-set'],
  ['CHAT_WEBHOOK_URL', 'https://hook.example'],
  ['CHAT_WEEKLY_LETTER', 'zh'],
  ['CHAT_WEEKLY_LETTER', 'fr'],
  ['CHAT_IMAP_URL', 'https://mail.example'],
  ['CHAT_IMAP_URL', 'imaps://mail.example'],
  ['CHAT_IMAP_URL', 'imaps://chat:secret@mail.example'],
  ['CHAT_MAIL_ADDRESS', 'customer.service@example.com'],
  ['CHAT_MAIL_ADDRESS', 'chat+more@example.com'],
  ['CHAT_MAIL_ADDRESS', 'chat@example.com'],
  ['CHAT_IMAP_URL', 'mail.example'],
  ['CHAT_IMAP_URL', 'imaps://chat:secret@mail.example:99999'],
  ['CHAT_IMAP_URL', 'imaps://chat:100%secret@mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['DATASET_BUCKET_URL', 'https://KEY:100%SECRET@store.example/bucket'],
  ['WEBHOOK_SECRET', 'whsec_words, not base64'],
  ['STORAGE_COUNTRY', 'China'],
  ['EU_REPRESENTATIVE', 'x'.repeat(301)],
  ['HSTS_PRELOAD', 'true'],
  ['MAIL_TO', 'sales@orca.example'],
  ['SITE_URL', 'https://orca.example,'],
  ['WEBHOOK_URL', 'https://hook.example/ path'],
  ['OUTBOUND_PRIVATE_ALLOW', '10.0.0.1:99999'],
  ['CLAMD_ADDRESS', 'clamd:99999'],
  ['CSP_REPORT_URL', 'https://report.example/a;script-src'],
])('%s=%s stops the start with one sentence that names it', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(
    new RegExp(`^The setting ${name} is wrong: [^.]+(\\.\\w[^.]*)*\\.$`),
  )
})

test.each([
  ['DATABASE_URL', 'mysql://root:s3cret@localhost'],
  ['CHAT_IMAP_URL', 'imaps://chat:s3cret@localhost:imap'],
])('a secret value is not repeated in the message: %s', (name, value) => {
  let said: unknown
  try {
    readEnvironment({ [name]: value })
  } catch (error) {
    said = error
  }
  expect(said).toBeInstanceOf(SettingsError)
  expect(JSON.stringify(said, Object.getOwnPropertyNames(said))).not.toContain('s3cret')
})

test.each([
  [
    [
      { key: 'pk_a', origins: ['https://a.example'], language: 'zh' },
      { key: 'pk_b', origins: ['https://b.example'], language: 'zh', contacts: { qr: { url: 'https://b.example' } } },
    ],
    'The setting WIDGET_SITES is wrong: [1].contacts.qr (pk_b): it must be the address that the QR code holds, as text.',
  ],
  [[{ key: 'pk_a', origins: [], language: 'zh' }], /WIDGET_SITES is wrong: \[0\]\.origins \(pk_a\): /],
  [
    [{ key: 'pk_a', origins: ['https://a.example'], language: 'fr' }],
    /WIDGET_SITES is wrong: \[0\]\.language \(pk_a\): /,
  ],
  [
    [{ key: 'pk_a', origins: ['https://a.example'], language: 'zh', colour: '#fff' }],
    /WIDGET_SITES is wrong: \[0\] \(pk_a\): .*colour/,
  ],
  [
    [
      { key: 'pk_a', origins: ['https://a.example'], language: 'zh' },
      { key: 'pk_a', origins: ['https://b.example'], language: 'en' },
    ],
    'The setting WIDGET_SITES is wrong: [1] (pk_a): an earlier entry has this key.',
  ],
  [{ key: 'pk_a' }, 'The setting WIDGET_SITES is wrong: it must be a JSON list of sites.'],
] as const)('a wrong site is named by its place and key: %j', (sites, told) => {
  expect(() => readEnvironment({ WIDGET_SITES: JSON.stringify(sites) })).toThrow(told)
})
