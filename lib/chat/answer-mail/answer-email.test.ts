import { expect, test } from 'vitest'
import { answerEmail } from '#lib/chat/answer-mail/answer-sink'
import { hiddenMessageId } from '#lib/outbound/smtp'

test('an answer by mail says where to go on once the site has an address, and nothing of it before', () => {
  const text = 'Eight hours.'
  expect(answerEmail({ text, language: 'en', site: 'https://orca.example' }).text).toContain('https://orca.example')
  expect(answerEmail({ text, language: 'zh', site: undefined }).text).not.toMatch(/\{site\}|https?:/)
})

test('its name tells nothing of the conversation, and is the same when it is sent again', () => {
  const one = hiddenMessageId('0190-conversation:w4', 'website@orca.example')
  expect(one).toBe(hiddenMessageId('0190-conversation:w4', 'website@orca.example'))
  expect(one).not.toBe(hiddenMessageId('0190-conversation:w5', 'website@orca.example'))
  expect(one).toMatch(/^<[\da-f]{32}@orca\.example>$/)
})
