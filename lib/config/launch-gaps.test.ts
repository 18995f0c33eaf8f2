import { expect, test } from 'vitest'
import { readEnvironment } from '#lib/config/environment'
import { launchGaps } from '#lib/config/launch-gaps'

const complete = {
  SITE_URL: 'https://orca.example',
  COMPANY_NAME_ZH: '示例公司',
  COMPANY_NAME_EN: 'Example Ltd',
  COMPANY_HOTLINE: '400 000 0000',
  FILING_ICP: '示例备 00000000 号',
  FILING_POLICE: '示例公网安备 00000000000000 号',
  COMPANY_REGISTRATION_ZH: '示例代码',
  STORAGE_COUNTRY: 'CN',
  DATA_RECIPIENTS_ZH: '示例云服务商',
  EU_REPRESENTATIVE: 'Example Representative, Example Street 1',
  ANSWER_DAYS: '2',
  COMPANY_PATENTS: 'granted',
  SMTP_URL: 'smtp://mail.orca.example',
  MAIL_FROM: 'website@orca.example',
  MAIL_TO: 'sales@orca.example',
}
const missing = (set: Record<string, string>) => launchGaps(readEnvironment(set)).flatMap(({ settings }) => settings)

test('a bare deployment is told who is responsible, how to be reached and who hears of enquiries', () => {
  expect(missing({})).toEqual(
    expect.arrayContaining([
      'SITE_URL',
      'COMPANY_NAME_ZH',
      'COMPANY_NAME_EN',
      'EMAIL_PRIVACY',
      'EMAIL_SALES',
      'MAIL_TO',
    ]),
  )
})

test('who asks for a person in the chat is nobody’s without a way to tell of them', () => {
  const hook = { WEBHOOK_URL: 'https://crm.example/in', WEBHOOK_SECRET: 'x'.repeat(16) }
  const bare = { ...complete, SMTP_URL: '', MAIL_TO: '', ...hook }
  expect(missing(bare)).toEqual(['GROUP_BOT_URL', 'MAIL_TO', 'CHAT_NOTICE_URL', 'CHATWOOT_URL', 'CHAT_IMAP_URL'])
})

test('a complete one is told nothing', () => {
  expect(missing(complete)).toEqual([])
})

test.each(['FILING_ICP', 'FILING_POLICE'])('a company with a Chinese name is asked for %s', (filing) => {
  expect(missing({ ...complete, [filing]: '' })).toEqual([filing])
})

test.each(['STORAGE_COUNTRY', 'EU_REPRESENTATIVE', 'ANSWER_DAYS', 'COMPANY_PATENTS'])('%s is asked for', (name) => {
  expect(missing({ ...complete, [name]: '' })).toEqual([name])
})

test('whoever sets a language model is asked who runs it, and where', () => {
  const model = { CHAT_MODEL_URL: 'https://model.example/v1', CHAT_MODEL_NAME: 'example' }
  expect(missing({ ...complete, ...model })).toEqual([
    'CHAT_MODEL_PROVIDER_ZH',
    'CHAT_MODEL_PROVIDER_EN',
    'CHAT_MODEL_COUNTRY',
  ])
})
