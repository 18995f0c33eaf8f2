import { boats } from '#lib/content/boats/catalogue'
import { isConfirmed } from '#lib/content/boats/figure'
import { type RowKey, type SheetRow, specificationSheet } from '#lib/content/boats/sheet'
import type { BoatVariant, PerceptionModule } from '#lib/content/boats/types'
import type { BoatSlug } from '#lib/content/fleet'

export interface CompareColumn {
  slug: BoatSlug
  variant: BoatVariant['id']
}

/** A boat's job has one name, but MOSHARK's two variants have different ones. */
export type JobKey = Exclude<BoatSlug, 'moshark'> | 'moshark_cleaning' | 'moshark_weed'

export type CompareValue =
  | { kind: 'job'; job: JobKey }
  | { kind: 'water'; slug: BoatSlug }
  | { kind: 'row'; row: SheetRow }
  | { kind: 'hull'; own: boolean }
  | { kind: 'perception'; modules: readonly PerceptionModule[] }
  | { kind: 'onRequest' | 'none' }

/** The rows of every comparison, in the order of a buyer's questions. */
export const compareRows = [
  'job',
  'water',
  'hull',
  'coverArea',
  'maintainedArea',
  'workRate',
  'collectWidth',
  'capacity',
  'cutDepth',
  'passengers',
  'endurance',
  'battery',
  'perception',
] as const

export type CompareRowKey = (typeof compareRows)[number]

/** What a boat's trade has no use for: such a cell is a dash, not a question still open. */
const withoutMeaning: Partial<Record<CompareRowKey, readonly BoatSlug[]>> = {
  coverArea: ['feichi', 'titan', 'xi', 'yang', 'apas'],
  maintainedArea: ['feichi', 'titan', 'xi', 'yang', 'apas'],
  workRate: ['feichi', 'titan', 'xi', 'yang', 'apas'],
  collectWidth: ['feichi', 'titan', 'xi', 'yang', 'apas'],
  capacity: ['feichi', 'xi', 'yang', 'apas'],
  cutDepth: ['smurf', 'efficiency', 'feichi', 'titan', 'xi', 'yang', 'apas'],
  passengers: ['smurf', 'moshark', 'efficiency', 'feichi', 'titan', 'apas'],
  endurance: ['apas'],
  battery: ['apas'],
}

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

function jobOf(slug: BoatSlug, variant: BoatVariant['id']): JobKey {
  if (slug !== 'moshark') return slug
  return variant === 'weed' ? 'moshark_weed' : 'moshark_cleaning'
}

function compareValue(key: CompareRowKey, { slug, variant }: CompareColumn): CompareValue {
  const boat = boats[slug]
  if (key === 'job') return { kind: key, job: jobOf(slug, variant) }
  if (key === 'water') return { kind: key, slug }
  if (key === 'hull') return { kind: 'hull', own: boat.form === 'hull' }
  if (key === 'perception') {
    return boat.perception.length > 0 ? { kind: key, modules: boat.perception } : { kind: 'onRequest' }
  }
  if (withoutMeaning[key]?.includes(slug)) return { kind: 'none' }
  if (key === 'cutDepth' && variant === 'cleaning') return { kind: 'none' }
  const wanted = sheetRows[key] ?? []
  const own = boat.variants.find(({ id }) => id === variant)
  const row =
    own &&
    specificationSheet(boat, own)
      .flatMap((group) => group.rows)
      .find((each) => wanted.includes(each.key))
  return row && isSure(row) && row.word !== 'onRequest' ? { kind: 'row', row } : { kind: 'onRequest' }
}

export interface CompareRow {
  key: CompareRowKey
  cells: readonly CompareValue[]
  /** All columns say the same: hidden when a reader asks for the differences. */
  same: boolean
}

/** Boats side by side by confirmed figures; rows that mean nothing to all of them are left out. */
export function comparison(
  columns: readonly CompareColumn[],
  rows: readonly CompareRowKey[] = compareRows,
): CompareRow[] {
  return rows
    .map((key) => {
      const cells = columns.map((column) => compareValue(key, column))
      return { key, cells, same: new Set(cells.map((cell) => JSON.stringify(cell))).size === 1 }
    })
    .filter(({ key, cells, same }) => !cells.every(({ kind }) => kind === 'none') && !(key === 'hull' && same))
}

const column = (slug: BoatSlug, variant: BoatVariant['id'] = 'standard'): CompareColumn => ({ slug, variant })

/** The boats of each line beside each other; APAS beside one boat of each line, because it has no siblings. */
export const cleaningColumns = [
  column('smurf'),
  column('moshark', 'cleaning'),
  column('moshark', 'weed'),
  column('efficiency'),
  column('feichi'),
  column('titan'),
] as const satisfies readonly CompareColumn[]
export const leisureColumns = [column('xi'), column('yang'), column('apas')] as const satisfies readonly CompareColumn[]
/** What a vessel's owner compares: a system on a hull of his own with a boat that brings its own. */
export const pilotRows = [
  'job',
  'water',
  'hull',
  'passengers',
  'battery',
  'perception',
] as const satisfies readonly CompareRowKey[]
export const pilotColumns = [column('apas'), column('smurf'), column('xi')] as const satisfies readonly CompareColumn[]
