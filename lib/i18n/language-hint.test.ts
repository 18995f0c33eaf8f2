import { expect, test } from 'vitest'
import { chosenLanguage, prefersAlternate } from '#lib/i18n/language-hint'

test.each([
  ['zh', ['en-GB', 'zh-CN'], undefined, true],
  ['zh', ['fr'], undefined, true],
  ['zh', ['zh-TW', 'en'], undefined, false],
  ['zh', ['en'], 'zh', false],
  ['zh', ['en'], 'en', true],
  ['en', ['zh-CN', 'en'], undefined, true],
  ['en', ['ZH-hans'], undefined, true],
  ['en', ['en', 'zh-CN'], undefined, false],
  ['en', ['zh'], 'en', false],
  ['zh', [], undefined, false],
] as const)(
  'on a %s page a reader of %j who chose %s is offered the other language: %s',
  (page, languages, chosen, offered) => {
    expect(prefersAlternate(page, { languages, chosen })).toBe(offered)
  },
)

test.each([
  ['orca-language=en', 'en'],
  ['a=1; orca-language=zh; b=2', 'zh'],
  ['not-orca-language=en', undefined],
  ['', undefined],
])('reads the choice in %j', (cookies, chosen) => {
  expect(chosenLanguage(cookies)).toBe(chosen)
})
