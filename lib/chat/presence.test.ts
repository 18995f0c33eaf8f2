import { expect, test } from 'vitest'
import { momentIn, nextOpening } from '#lib/chat/office-time'
import { presenceAt, presenceLine } from '#lib/chat/presence'
import { officeHours } from '#lib/config/office-hours'
import type { Locale } from '#lib/i18n/locales'

const shanghai = officeHours.parse('Mon-Fri 09:00-12:00, Mon-Fri 13:30-18:00, Sat 09:00-12:00 Asia/Shanghai')
const newYork = officeHours.parse('Mon-Fri 09:00-17:00 America/New_York')
const at = (text: string) => Date.parse(text)

test.each([
  ['during hours', '2026-11-23T10:00+08:00', 'en', 'People answer until 12:00 (GMT+8)'],
  ['at noon', '2026-11-23T12:00+08:00', 'en', 'Away until Mon 23 Nov, 13:30 (GMT+8)'],
  ['before the day begins, seen from elsewhere', '2026-11-22T23:30Z', 'en', 'Away until Mon 23 Nov, 09:00 (GMT+8)'],
  ['on Saturday afternoon', '2026-11-21T12:30+08:00', 'zh', '人工服务：11月23日周一 09:00起'],
] as const)('%s the visitor reads when people answer', (_, now, language, line) => {
  expect(presenceLine(presenceAt(at(now), shanghai, undefined), language as Locale, at(now))).toBe(line)
})

test('hours without an end make no promise of one', () => {
  const always = officeHours.parse('Mon-Sun 00:00-24:00 UTC')
  expect(presenceLine(presenceAt(0, always, undefined), 'en', 0)).toBe('A person can answer now')
})

test('over a change of clocks the hour on the clock counts', () => {
  // Clocks in New York go back on Sunday, 1 November 2026.
  expect(new Date(nextOpening(newYork, at('2026-10-30T22:00Z'))).toISOString()).toBe('2026-11-02T14:00:00.000Z')
  expect(new Date(momentIn('America/New_York', '2026-10-30T09:00')).toISOString()).toBe('2026-10-30T13:00:00.000Z')
})

test('a week of holidays ends with the first opening after it', () => {
  const until = momentIn('Asia/Shanghai', '2026-10-08')
  const now = at('2026-10-02T10:00+08:00')
  expect(presenceAt(now, shanghai, { until })).toEqual({
    kind: 'away',
    back: at('2026-10-08T09:00+08:00'),
    zone: 'Asia/Shanghai',
  })
  expect(presenceAt(now, shanghai, { until: null })).toEqual({ kind: 'away', zone: 'Asia/Shanghai' })
  expect(presenceAt(now, undefined, { until })).toEqual({ kind: 'away', back: until, zone: 'Asia/Shanghai' })
})

test('no hour is promised where none is set', () => {
  const line = presenceLine(presenceAt(0, undefined, undefined), 'en', 0)
  expect(line).toContain('Automatic answers')
  expect(line).not.toMatch(/\d|until|now/i)
})

test.each([
  'always',
  'Mon-Fri 09:00-18:00',
  'Mon-Fri 09:00-18:00 Asia/Atlantis',
  'Mon-Fri 18:00-09:00 Asia/Shanghai',
  'Mon-Fri 09:00-25:00 Asia/Shanghai',
  'Mon-Fri 09:60-18:00 Asia/Shanghai',
  'Mon-Fri 09:00-18:00,, Asia/Shanghai',
  'Workdays 09:00-18:00 Asia/Shanghai',
])('hours that say nothing stop the start: %s', (value) => {
  expect(officeHours.safeParse(value).error?.issues[0]?.message).toContain('such as "Mon-Fri 09:00-18:00')
})

test.each(['yesterday', '2026-10-08T25', '08.10.2026', '2027-02-31', '2026-13-01', '2026-10-08T24:30'])(
  '%s is no moment',
  (text) => {
    expect(momentIn('Asia/Shanghai', text)).toBeNaN()
  },
)
