import { expect, test } from 'vitest'
import { leadKinds } from '#lib/forms/kinds'
import { locales } from '#lib/i18n/locales'
import { csvOf } from '#lib/markup/csv'
import { helpOf } from './messages.ts'
import { table } from './table.ts'

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+8613800138000', "'+8613800138000"],
  ['-1', "'-1"],
  ['@SUM(1)', "'@SUM(1)"],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['\t=1', "'\t=1"],
  ['李 "Li", 湖', '"李 ""Li"", 湖"'],
  ['two\nlines', '"two\nlines"'],
  ['plain', 'plain'],
])('the cell %j is written %j', (cell, written) => {
  expect(csvOf([['x'], [cell]])).toBe(`\uFEFFx\r\n${written}\r\n`)
})

test('columns stand under each other in both languages, and nothing typed reaches the terminal as a command', () => {
  const lines = table(
    ['a', 'b'],
    [
      ['清洁船', '1'],
      ['\u001b[2Jx', '2'],
    ],
  ).split('\n')
  expect(lines).toEqual(['a       b', '──────  ─', '清洁船  1', '[2Jx    2'])
})

test.each(locales)('the help in %s names every kind of enquiry', (language) => {
  expect(helpOf(language)).toContain(`${leadKinds.join(' ')}\n`)
})
