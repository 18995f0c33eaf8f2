import { describe, expect, test } from 'vitest'
import { passageFor, type Section } from '#lib/chat/answers/pages/page-search'

/** A section of a page that is called by the last part of its path. */
const section = (path: string, heading: string, ...sentences: string[]): Section => ({
  path,
  address: `/en${path}#place`,
  page: path.split('/').at(-1) ?? '',
  headings: ['Page', heading],
  sentences,
})

/** Words are telling where few of many sections have them. */
const others = Array.from({ length: 400 }, (_, at) =>
  section('/product', 'Other', `Sentence ${at} tells of water and of days.`, '这里说的是水面和时间。'),
)

const pages: readonly Section[] = [
  ...others,
  section('/solution/robot', 'Shore', 'Docks, hoists and spare parts.', 'Several boats can share one dock.'),
  section('/product/titan', 'Crane', 'The crane lifts buoys over the rail.'),
  section('/product/yang', 'Terrace', 'Two chairs, a small table and a rail.'),
  section('/privacy', 'Forms', 'Telephone numbers in forms are deleted after two years.'),
  section('/product/apas', 'Long', ...Array.from({ length: 6 }, (_, at) => `Mast and cable ${'x'.repeat(90)} ${at}.`)),
  section('/product/apas', '桅杆', '桅杆的位置和高度，看船之后确定。'),
]

const quoted = (question: string, language: 'zh' | 'en' = 'en') => passageFor(question, pages, language)

describe('what a page says about a question', () => {
  test.each([
    ['en', 'Could several boats share one dock?', 'Several boats can share one dock.'],
    ['en', 'is there a rail on the terrace of YANG', 'Two chairs, a small table and a rail.'],
    ['zh', '桅杆的位置和高度什么时候确定', '桅杆的位置和高度，看船之后确定。'],
  ] as const)('%s: "%s" is quoted: %s', (language, question, sentence) => {
    expect(quoted(question, language)?.sentences).toContain(sentence)
  })

  test.each([
    ['one word alone is not what was asked', 'do you have a table'],
    ['most of it is about something else', 'can my neighbour share the dock with a yacht club in Sweden'],
    ['a boat that was named is not another', 'does SMURF have a crane that lifts buoys over the rail'],
    ['the words are of a law text that nobody asked about', 'are telephone numbers in forms deleted'],
    ['no page has it', 'who is your CEO'],
  ])('%s: "%s" is quoted nothing', (_, question) => {
    expect(quoted(question)).toBeUndefined()
  })

  test('who asks about privacy is quoted the law text', () => {
    expect(quoted('privacy: are the telephone numbers in forms deleted after two years')?.section.path).toBe('/privacy')
  })

  test('is no longer than somebody reads in a chat', () => {
    const { sentences } = quoted('where do mast and cable go') ?? { sentences: [] }
    expect(sentences.length).toBeGreaterThan(0)
    expect(sentences.length).toBeLessThanOrEqual(3)
    expect(sentences.join('').length).toBeLessThanOrEqual(350)
  })
})
