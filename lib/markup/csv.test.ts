import { expect, it } from 'vitest'
import { csvOf } from '#lib/markup/csv'

it('writes a table that no spreadsheet takes for a formula', () => {
  expect(
    csvOf([
      ['=1+1', 'a,b'],
      [-5, 'say "x"'],
    ]),
  ).toBe('\ufeff\'=1+1,"a,b"\r\n-5,"say ""x"""\r\n')
})
