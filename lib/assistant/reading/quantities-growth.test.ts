import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitProperties } from '#lib/assistant/facts/passage-fit'
import { areasIn, namesRivers, peopleIn } from '#lib/assistant/fleet/waters'
import { longText, mostMs, processorMs } from '../../../tests/support/processor-time'

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  areasIn,
  namesRivers,
  openings: (text) => fitProperties(text, 'en', false),
  people: (text) => [peopleIn(text, 'zh'), peopleIn(text, 'en')],
}

const worst: readonly (readonly [string, string, string])[] = [
  ['Chinese tens', '十', '湖要几条船'],
  ['Chinese numbers', '一百二十三万', ''],
  ['digits', '1', '湖要几条船'],
  ['digits with commas', '1,', '2 ha each'],
  ['a list of numbers', '1 and ', '2 ha'],
  ['spaces', ' ', '5 ha'],
  ['a number and spaces', '5   ', 'x'],
  ['English words', 'cleaning ', '12 ha'],
  ['lengths', '4公里长', ''],
  ['people', '1 people ', 'a year'],
  ['years', '每年', '5万人'],
]

test.each(worst)('a text of %s is read in a time that grows with its length', (_, unit, end) => {
  const text = unit.repeat(longText / unit.length) + end
  for (const [name, read] of Object.entries(readers))
    expect(
      processorMs(() => read(text)),
      name,
    ).toBeLessThan(mostMs)
})

test('and so is whatever else is repeated', () => {
  const part = fc.constantFrom(
    '一',
    '万',
    '3',
    ',',
    '.',
    ' ',
    '亩',
    '个',
    '湖',
    '人',
    '年',
    'ha',
    'and',
    '公里',
    '宽',
    'x',
  )
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
      const unit = parts.join('')
      const text = unit.repeat(longText / unit.length)
      for (const read of Object.values(readers)) expect(processorMs(() => read(text))).toBeLessThan(mostMs)
    }),
    { numRuns: 20 },
  )
})
