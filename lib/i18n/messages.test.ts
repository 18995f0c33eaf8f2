import { expect, test } from 'vitest'
import { messages } from '#lib/i18n/messages'

function paths(node: object, at = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${at}${key}`] : paths(value, `${at}${key}.`),
  )
}

test('every sentence exists in Chinese and in English', () => {
  expect(paths(messages.en).sort()).toEqual(paths(messages.zh).sort())
})
