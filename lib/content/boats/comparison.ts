import { boats } from '#lib/content/boats/catalogue'
import { isConfirmed } from '#lib/content/boats/figure'
import { type RowKey, type SheetRow, specificationSheet } from '#lib/content/boats/sheet'
import { type BoatVariant, type CompareRowKey, compareRows, type PerceptionModule } from '#lib/content/boats/types'
import { variantOf } from '#lib/content/boats/variants'
import { type BoatSlug, boatsOfLine, variantId } from '#lib/content/fleet'

export interface CompareColumn {
  slug: BoatSlug
  variant: BoatVariant['id']
}

export type CompareValue =
  | { kind: 'job'; slug: BoatSlug; variant: BoatVariant['id'] }
  | { kind: 'water'; slug: BoatSlug }
  | { kind: 'row'; row: SheetRow }
  | { kind: 'hull'; own: boolean }
  | { kind: 'perception'; modules: readonly PerceptionModule[] }
  | { kind: 'onRequest' | 'none' }

const sheetRows: Partial<Record<CompareRowKey, readonly RowKey[]>> = {
  coverArea: ['coverArea'],
  maintainedArea: ['maintainedArea'],
  workRate: ['workRate'],
  collectWidth: ['collectWidth'],
  capacity: ['wasteCapacity', 'weedCapacity'],
  cutDepth: ['cutDepth'],
  passengers: ['passengers'],
  endurance: ['endurance'],
  battery: ['battery'],
}

function isSure(row: SheetRow): boolean {
  return row.metric.length > 0 ? row.metric.every(({ figure }) => isConfirmed(figure)) : !row.indicative
}

function compareValue(key: CompareRowKey, { slug, variant }: CompareColumn): CompareValue {
  const boat = boats[slug]
  if (key === 'job') return { kind: key, slug, variant }
  if (key === 'water') return { kind: key, slug }
  if (key === 'hull') return { kind: 'hull', own: boat.form === 'hull' }
  if (key === 'perception') {
    return boat.perception.length > 0 ? { kind: key, modules: boat.perception } : { kind: 'onRequest' }
  }
  if (boat.withoutMeaning.includes(key)) return { kind: 'none' }
  if (key === 'cutDepth' && variant === 'cleaning') return { kind: 'none' }
  const wanted = sheetRows[key] ?? []
  const own = variantOf(slug, variant)
  const row =
    own &&
    specificationSheet(boat, own)
      .flatMap((group) => group.rows)
      .find((each) => wanted.includes(each.key))
  return row && isSure(row) && row.word !== 'onRequest' ? { kind: 'row', row } : { kind: 'onRequest' }
}

/** Boats side by side by confirmed figures; rows that mean nothing to all of them are left out. */
export function comparison(columns: readonly CompareColumn[]) {
  return compareRows
    .map((key) => {
      const cells = columns.map((column) => compareValue(key, column))
      // `same`: all columns say so; hidden when a reader asks for the differences.
      return { key, cells, same: new Set(cells.map((cell) => JSON.stringify(cell))).size === 1 }
    })
    .filter(({ key, cells, same }) => !cells.every(({ kind }) => kind === 'none') && !(key === 'hull' && same))
}

function columnsOf(slugs: readonly BoatSlug[]): CompareColumn[] {
  return slugs.flatMap((slug) => boats[slug].variants.map(({ id }) => ({ slug, variant: id })))
}

/** A column's name in an address: the boat, and its variant where that is not the boat's first. */
export function columnId(column: CompareColumn): string {
  const { slug, variant } = column
  return boats[slug].variants[0].id === variant ? slug : variantId(column)
}

/** The boats of each line beside each other, APAS with those that carry people. */
export const cleaningColumns = columnsOf(boatsOfLine('cleaning'))
export const leisureColumns = columnsOf([...boatsOfLine('leisure'), ...boatsOfLine('pilot')])
/** Everything that can be compared, in the order lists show it. */
export const everyColumn: readonly CompareColumn[] = [...cleaningColumns, ...leisureColumns]

/** The comparison's initial boats: the cleaning boats by size, as many as are easy to compare. */
export const firstColumns: readonly CompareColumn[] = cleaningColumns
  .filter(({ slug, variant }) => boats[slug].variants[0].id === variant)
  .slice(0, 3)
