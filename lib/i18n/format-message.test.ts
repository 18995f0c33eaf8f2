import { expect, test } from 'vitest'
import { formatMessage } from '#lib/i18n/format-message'

test('values stand in their places as they are, and what has no value stays', () => {
  const values = { file: "$& and $' and {count}", count: 2 }
  expect(formatMessage('{file}: {count} of {count}, {other}', values)).toBe("$& and $' and {count}: 2 of 2, {other}")
})
