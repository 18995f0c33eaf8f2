import { expect, test } from 'vitest'
import { inSameUnit } from '#lib/assistant/fleet/same-unit'

test.each([
  ['en', 'Which boat for 5 acres?', 'and for 60?', 'and for 60 acres?'],
  ['en', 'We have 12 ha', 'what if it is 30', 'what if it is 30 ha'],
  ['zh', '30亩的湖用哪款', '那100呢？', '那100 亩呢？'],
] as const)('%s: after “%s”, “%s” is “%s”', (language, before, text, read) => {
  expect(inSameUnit(text, language, before)).toBe(read)
})

test.each([
  ['and for 60 people?', 'Which boat for 5 acres?'],
  ['and for 60?', 'How many people fit on XI?'],
  ['and 2 boats for 60?', 'Which boat for 5 acres?'],
  ['and for 60?', undefined],
])('“%s” after “%s” stays as it is', (text, before) => {
  expect(inSameUnit(text, 'en', before)).toBe(text)
})
