import { expect, test } from 'vitest'
import { cleaningColumns, comparison, leisureColumns, pilotColumns } from '#lib/content/boats/comparison'
import { isConfirmed } from '#lib/content/boats/figure'

const rowsOf = (columns: Parameters<typeof comparison>[0]) =>
  Object.fromEntries(comparison(columns).map((row) => [row.key, row]))

test('only confirmed figures are compared', () => {
  for (const columns of [cleaningColumns, leisureColumns, pilotColumns]) {
    for (const row of comparison(columns)) {
      for (const cell of row.cells) {
        if (cell.kind === 'row') expect(cell.row.metric.every(({ figure }) => isConfirmed(figure))).toBe(true)
      }
    }
  }
})

test('an open question is not a dash: the weed variant has an endurance to ask for, a cleaning boat no cutting depth', () => {
  const { endurance, cutDepth } = rowsOf(cleaningColumns)
  expect(endurance?.cells.map(({ kind }) => kind)).toEqual(['row', 'row', 'onRequest', 'row', 'onRequest', 'onRequest'])
  expect(cutDepth?.cells.map(({ kind }) => kind)).toEqual(['none', 'none', 'row', 'none', 'none', 'none'])
})

test('rows that are alike can be hidden, rows that differ cannot', () => {
  const { battery, coverArea } = rowsOf(cleaningColumns)
  expect(battery?.same).toBe(true)
  expect(coverArea?.same).toBe(false)
})

test('a row that means nothing to any of them is left out', () => {
  expect(rowsOf(leisureColumns)).not.toHaveProperty('cutDepth')
  expect(rowsOf(cleaningColumns)).not.toHaveProperty('hull')
})
