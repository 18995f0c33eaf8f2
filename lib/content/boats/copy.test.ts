import { expect, test } from 'vitest'
import { boatCopy, fillFigures } from '#lib/content/boats/copy'
import { boatSlugs } from '#lib/content/fleet'
import { boatMessages } from '#lib/i18n/boat-messages'
import { locales } from '#lib/i18n/locales'

function strings(node: unknown, at = ''): [string, string][] {
  if (typeof node === 'string') return [[at, node]]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => strings(value, `${at}.${key}`))
}

test('every sentence of a product page exists in both languages, lists item by item', () => {
  const paths = (locale: 'zh' | 'en') => strings(boatMessages[locale]).map(([path]) => path)
  expect(paths('en').sort()).toEqual(paths('zh').sort())
})

test('both languages name the same figures', () => {
  const figures = (sentence: string) =>
    [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) =>
      name?.replace(/_(number|from|to)$/, '').replace(/M(u|2)(PerH)?$/, ''),
    )
  const english = new Map(strings(boatMessages.en))
  for (const [path, chinese] of strings(boatMessages.zh)) {
    const missing = figures(chinese).filter((name) => !figures(english.get(path) ?? '').includes(name))
    if (!/^\.\w+\.(waters|questions)\./.test(path)) expect(missing, path).toEqual([])
  }
})

test('every figure in a sentence is one that the module knows', () => {
  for (const slug of boatSlugs) {
    for (const locale of locales) {
      for (const [path, sentence] of strings(boatCopy(slug, locale))) expect(sentence, path).not.toMatch(/[{}]/)
    }
  }
  expect(() => fillFigures('{smurf_maxSpeedKmH}', new Map())).toThrow('No figure is called "smurf_maxSpeedKmH"')
})

test('an indicative figure says so in the sentence that uses it', () => {
  expect(boatCopy('xi', 'en').seats.text[1]).toContain('a deck of 11\u00a0m² (indicative)')
  expect(boatCopy('xi', 'zh').seats.text[1]).toContain('甲板 11\u00a0平方米（参考值）')
})

test('no Chinese stands in the English copy', () => {
  for (const [path, sentence] of strings(boatMessages.en)) expect(sentence, path).not.toMatch(/\p{Script=Han}/u)
})

test('Chinese copy has full-width punctuation and none of the words the advertising law forbids', () => {
  for (const [path, sentence] of strings(boatMessages.zh)) {
    expect(sentence, path).not.toMatch(/[\p{Script=Han}][,;:?!]/u)
    expect(sentence, path).not.toMatch(/国家级|最佳|最好|最先进|第一品牌|首选|顶级|极致/)
  }
})

test('nobody is promised a profit: every sentence with payback or revenue carries its condition', () => {
  const { business } = boatCopy('xi', 'en')
  expect(business.condition).toMatch(/varies with season, ticket price and site; not a promise/i)
  // Nobody has said what the revenue is twice as much as.
  expect(business.base).toMatch(/quote names what it is compared with; not a promise/i)
  expect(boatCopy('xi', 'zh').business.base).toMatch(/对比基准在报价中写明，不构成收益承诺/)
  const elsewhere = strings(boatMessages).filter(([, sentence]) => /payback|revenue|回本|营收/i.test(sentence))
  expect(elsewhere.map(([path]) => path).filter((path) => !path.includes('.business.'))).toEqual([])
})
