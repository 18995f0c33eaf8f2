import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { partsOf, tables } from './tables.ts'

const rowsIn = (table: string) =>
  table
    .split('\n')
    .filter((line) => !/^\|[\s|:-]+\|$/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))

test.each(Object.keys(tables))('the table of %s is the one of the code (else: npm run docs)', (page) => {
  const [, table] = partsOf(readFileSync(page, 'utf8'))
  const written = (tables[page]?.() ?? []).map((cells) => `| ${cells.join(' | ')} |`)
  expect(rowsIn(table)).toEqual(rowsIn(written.join('\n')))
})
