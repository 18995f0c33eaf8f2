import { expect, test } from 'vitest'
import { panelFaults } from '#components/site/panel-rules.ts'

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
