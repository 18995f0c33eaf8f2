import { describe, expect, test } from 'vitest'
import { knowledge } from '#lib/chat/answers/knowledge'
import { replyTo } from '#lib/chat/answers/reply'
import { retrieve } from '#lib/chat/answers/retrieve'
import { terms } from '#lib/chat/answers/terms'
import { verdictOf } from '#lib/chat/answers/verdict'
import { chatMessages } from '#lib/chat/messages'
import { type Locale, locales } from '#lib/i18n/locales'

test.each([
  ['Boats, boat and BOATS are one word', 'zh', 'Boats', 'BOAT'],
  ['cutting and cut', 'en', 'cutting', 'cut'],
  ['full-width letters', 'zh', 'ＦｌｏＷ', 'flow'],
  ['politeness says nothing', 'zh', '请问你们的续航怎么样', '续航'],
] as const)('%s', (_, language, one, other) => {
  expect(terms(one, language)).toEqual(terms(other, language))
})

test('a Latin name inside Chinese is a word of its own', () => {
  expect(terms('FloW数据集', 'zh')).toEqual(expect.arrayContaining(['flow', '数据', '据集']))
})

test.each([
  ['zh', '小型清洁船适合多大的水面？', 'small-boat'],
  ['zh', '中型清洁船适合多大的水面？', 'medium-boat'],
  ['zh', '大型清洁船适合多大的水面？', 'large-boat'],
  ['en', 'How large a water does the small boat suit?', 'small-boat'],
  ['en', 'How large a water does the medium boat suit?', 'medium-boat'],
] as const)('%s: "%s" is answered about that class and no other', (language, question, slug) => {
  expect(replyTo(question, language)[0]).toMatchObject({ type: 'answer', answer_id: slug })
})

describe.each(locales)('%s', (language: Locale) => {
  const { entries } = knowledge(language)

  test('every question is answered by its own entry, also without its punctuation', () => {
    // Greetings and thanks are talk, and have words of their own.
    const asked = [...entries.values()].filter(({ topic, slug }) => topic !== 'talk' || slug === 'person')
    const lost = asked.filter(({ slug, title }) => {
      const [reply] = replyTo(title.replace(/[?？，,。.]/g, ' ').toUpperCase(), language)
      return reply?.type !== 'answer' || reply.answer_id !== slug
    })
    expect(lost.map(({ slug }) => slug)).toEqual([])
  })

  test('no two entries claim the same words', () => {
    const claims = [...entries.values()].flatMap(({ slug, title, asks }) =>
      [title, ...asks].map((text) => [text, slug]),
    )
    const unsure = claims.filter(([text = '', slug]) => retrieve(text, language)[0]?.slug !== slug)
    expect(unsure).toEqual([])
  })

  test('answers print no figure that would need a footnote, and their pages have a name', () => {
    for (const { body, source } of entries.values()) {
      expect(body.notes).toEqual([])
      if (source) expect(Object.keys(chatMessages[language].ChatSources)).toContain(source)
    }
  })

  test('what is not known goes to the board with the words kept, at most as many as it takes', () => {
    const unknown = 'xyzzy '.repeat(400)
    const [reply] = replyTo(unknown, language)
    expect(reply).toMatchObject({ type: 'board', prefill: unknown.trim().slice(0, 1000) })
  })
})

test('a long letter is looked up by its beginning, so that it holds nobody up', () => {
  const beginning = '你们的船能不能割水草，割多深？'.repeat(20)
  const found = retrieve(beginning + '数据集怎么下载？'.repeat(400), 'zh')
  expect(found).toEqual(retrieve(beginning, 'zh'))
  expect(found.slice(0, 3).map(({ slug }) => slug)).toContain('weed')
})

test('answer, ask back or the board', () => {
  const found = (...confidences: number[]) => confidences.map((confidence, n) => ({ slug: `s${n}`, confidence }))
  expect(verdictOf(found(0.9, 0.3), 'en')).toEqual({ kind: 'answer', slug: 's0' })
  expect(verdictOf(found(0.9, 0.88), 'en')).toEqual({ kind: 'suggest', slugs: ['s0', 's1'] })
  expect(verdictOf(found(0.35, 0.34, 0.33, 0.32), 'en')).toEqual({ kind: 'suggest', slugs: ['s0', 's1', 's2'] })
  expect(verdictOf(found(0.05), 'en')).toEqual({ kind: 'board' })
  expect(verdictOf([], 'zh')).toEqual({ kind: 'board' })
})
