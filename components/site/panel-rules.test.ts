import { expect, test } from 'vitest'
import { panelFaults, sentContent } from '#components/site/panel-rules.ts'

const sound = { email: 'ann@lake.example', phone: '', message: '' }

test('an email alone is enough: telephone and message may be blank', () => {
  expect(panelFaults(sound)).toEqual({ email: false, phone: false })
})

test.each(['', 'ann', 'ann@lake', 'ann lake@x.example', `${'a'.repeat(21)}@x.example`])(
  'the email %j is refused',
  (email) => {
    expect(panelFaults({ ...sound, email }).email).toBe(true)
  },
)

test.each([
  ['+8613800138000', false],
  ['+44 20 7183 8750', false],
  ['+1 123', true],
  ['12345', true],
  ['call me', true],
])('the telephone %j is wrong: %j', (phone, wrong) => {
  expect(panelFaults({ ...sound, phone }).phone).toBe(wrong)
})

test.each([
  ['x@münchen.de', 'x@xn--mnchen-3ya.de'],
  ['\u200bx@例子.中国', 'x@xn--fsqu00a.xn--fiqs8s'],
  ['x@xn--mnchen-3ya.de', 'x@xn--mnchen-3ya.de'],
  ['\u202aAnn@Lake.example\u202c', 'Ann@Lake.example'],
])('the email %j is right and sent as %j in every browser', (email, sent) => {
  expect(panelFaults({ ...sound, email }).email).toBe(false)
  expect(sentContent({ ...sound, email }).phone).toBe(sent)
})

test('an email is at most 30 characters as it is sent', () => {
  expect(panelFaults({ ...sound, email: `${'a'.repeat(18)}@münchen.de` }).email).toBe(true)
})

test.each(['имя@lake.example', 'x@mün chen.de', 'x@münchen', 'x@münchen.de/path'])('the email %j is none', (email) => {
  expect(panelFaults({ ...sound, email }).email).toBe(true)
})
