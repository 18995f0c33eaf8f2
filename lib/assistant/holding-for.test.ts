import { expect, test } from 'vitest'
import { replyToQuestion } from '#lib/assistant/reply-to-question'
import { holdingFor } from '#lib/assistant/verdict-for'
import type { Locale } from '#lib/i18n/locales'

const answered = (text: string, language: Locale, boat: string) =>
  replyToQuestion({
    text,
    language,
    said: [],
    page: `${language === 'en' ? '/en' : ''}/product/${boat}`,
    isForModel: false,
  }).bodies.flatMap((body) => (body.type === 'answer' ? [body.answer_id] : []))

test('what holds for other boats steps back, and nothing where no boat is meant', () => {
  const found = [
    { slug: 'lounge-power', confidence: 0.6 },
    { slug: 'aboard-facilities', confidence: 0.3 },
    { slug: 'price', confidence: 0.1 },
  ]
  expect(holdingFor(['xi'], found, 'en').map(({ slug }) => slug)).toEqual([
    'aboard-facilities',
    'price',
    'lounge-power',
  ])
  expect(holdingFor(['yang'], found, 'en')).toEqual(found)
  expect(holdingFor(['moshark', 'yang'], found, 'en')).toEqual(found)
  expect(holdingFor([], found, 'en')).toEqual(found)
})

test.each([
  ['en', 'xi', 'How many hours a day can it run?', 'tour-hours'],
  ['en', 'xi', 'Is there air conditioning in the cabin?', 'aboard-facilities'],
  ['en', 'efficiency', 'Can it work through the night on a reservoir?', 'night-weather'],
  ['en', 'smurf', 'Will it suck up ducklings?', 'wildlife'],
  ['en', 'apas', 'Does it follow COLREGs?', 'colregs'],
  ['zh', 'yang', '玻璃是什么玻璃，晒不晒', 'lounge-glass'],
  ['zh', 'xi', '需要几个工作人员在码头', 'tour-staff'],
  ['zh', 'titan', '系柱拉力多少', 'towing'],
] as const)('%s: on the page of %s "%s" is answered by what holds for that boat', (language, boat, text, slug) => {
  expect(answered(text, language, boat)).toEqual([slug])
})

test.each([
  ['en', 'smurf', 'is the weed cutter dangerous for swimmers', 'cutter-safety'],
  ['zh', 'smurf', '阿帕斯能自动靠码头吗', 'apas-docking'],
] as const)('%s: on the page of %s "%s" changes the subject', (language, boat, text, slug) => {
  expect(answered(text, language, boat)).toContain(slug)
})

test('figures below an answer are of the boat that is meant, of all that clean where none is', () => {
  const text = (page: string) =>
    replyToQuestion({ text: 'how do we get it into the water', language: 'en', said: [], page, isForModel: false })
      .bodies.map((body) => body.text)
      .join()
  expect(text('/en/product/efficiency')).not.toContain('2,500')
  expect(text('/en/product/smurf')).toContain('2,500')
  expect(text('/en/service')).toContain('2,500')
})
