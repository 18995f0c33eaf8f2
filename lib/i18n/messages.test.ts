import { parse } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { locales } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'

function sentences(node: object, at = ''): [path: string, sentence: string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${at}${key}`, value]] : sentences(value, `${at}${key}.`),
  )
}

const paths = (node: object) => sentences(node).map(([path]) => path)

test('every sentence exists in Chinese and in English', () => {
  expect(paths(messages.en).sort()).toEqual(paths(messages.zh).sort())
})

test.each(locales)('every sentence of %s is one that the development server prints, too', (locale) => {
  const wrong = sentences(messages[locale]).filter(([, sentence]) => {
    try {
      parse(sentence)
      return false
    } catch {
      return true
    }
  })
  expect(wrong, 'say { and < in words: they begin a value and a tag').toEqual([])
})
