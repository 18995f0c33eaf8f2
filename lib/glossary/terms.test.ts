import { expect, test } from 'vitest'
import { forbiddenIn } from '#lib/glossary/terms'
import { boatMessages } from '#lib/i18n/boat-messages'
import { locales } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'

function strings(node: unknown, at = ''): [string, string][] {
  if (typeof node === 'string') return [[at, node]]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => strings(value, `${at}.${key}`))
}

test.each(locales)('no sentence uses a word that the glossary forbids (%s)', (locale) => {
  const wrong = [...strings(messages[locale]), ...strings(boatMessages[locale])].flatMap(([path, sentence]) =>
    forbiddenIn(sentence, locale).map(({ found, use }) => `${path}: "${found}" (use ${use})`),
  )
  expect(wrong).toEqual([])
})
