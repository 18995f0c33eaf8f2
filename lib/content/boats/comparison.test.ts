import { expect, test } from 'vitest'
import { cleaningColumns, comparison, leisureColumns } from '#lib/content/boats/comparison'
import { isConfirmed } from '#lib/content/boats/figure'
import type { CompareRowKey } from '#lib/content/boats/types'
import type { BoatSlug } from '#lib/content/fleet'

/** What a row says of one boat's variant. */
const kindIn = (key: CompareRowKey, slug: BoatSlug, variant: string) =>
  comparison(cleaningColumns).find((row) => row.key === key)?.cells[
    cleaningColumns.findIndex((column) => column.slug === slug && column.variant === variant)
  ]?.kind

const rowsOf = (columns: Parameters<typeof comparison>[0]) =>
  Object.fromEntries(comparison(columns).map((row) => [row.key, row]))

test('only confirmed figures are compared', () => {
  for (const columns of [cleaningColumns, leisureColumns]) {
    for (const row of comparison(columns)) {
      for (const cell of row.cells) {
        if (cell.kind === 'row') expect(cell.row.metric.every(({ figure }) => isConfirmed(figure))).toBe(true)
      }
    }
  }
})

test('an open question is not a dash: the weed variant has an endurance to ask for, a cleaning boat no cutting depth', () => {
  expect(kindIn('endurance', 'moshark', 'cleaning')).toBe('row')
  expect(kindIn('endurance', 'moshark', 'weed')).toBe('onRequest')
  expect(kindIn('endurance', 'feichi', 'standard')).toBe('onRequest')
  expect(kindIn('cutDepth', 'moshark', 'weed')).toBe('row')
  expect(kindIn('cutDepth', 'moshark', 'cleaning')).toBe('none')
  expect(kindIn('cutDepth', 'smurf', 'standard')).toBe('none')
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
