import { expect, test } from 'vitest'
import { unknownSettings } from '#lib/config/unknown-settings'

test.each([
  ['ROBOT_URL', 'GROUP_BOT_URL'],
  ['DELIVERY_PACE', 'DELIVERY_TIME_SCALE'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['CHATWOOT_INOBX', 'CHATWOOT_INBOX'],
  ['Site_Url', 'SITE_URL'],
  ['MAIL_TOO', 'MAIL_TO'],
])('%s is told, and that %s is meant', (name, meant) => {
  expect(unknownSettings({ [name]: 'x' })).toEqual([{ name, meant }])
})

test('settings, and what else is in an environment, are no news', () => {
  const system = [
    'HOME',
    'HOSTNAME',
    'MAIL',
    'MAILTO',
    'PATH',
    'PORTS',
    'STATE_DIRECTORY',
    'CHATWOOT_PORT',
    'CHATWOOT_SERVICE_HOST',
  ]
  const source = Object.fromEntries([...system, 'DATABASE_URL', 'MAIL_TO'].map((name) => [name, 'x']))
  expect(unknownSettings({ ...source, ROBOT_URL: ' ' })).toEqual([])
})
