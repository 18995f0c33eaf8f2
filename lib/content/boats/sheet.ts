import type { Boat, BoatVariant, Figure, FigureKey, OnRequestRow, PerceptionModule } from '#lib/content/boats/types'

/** The rows of a specification sheet in the order a tender reads them, by group (SPEC-3, FACT-C1b). */
const groups = {
  work: [
    'coverArea',
    'maintainedArea',
    'workRate',
    'areaPerCharge',
    'collectWidth',
    'wasteCapacity',
    'weedCapacity',
    'capacity',
    'cutDepth',
  ],
  guests: ['socialSpace', 'deck', 'passengers', 'visitors', 'remoteFix'],
  record: ['vessels', 'distance'],
  hull: ['hull', 'size', 'hullWeight', 'draft', 'crew'],
  drive: ['battery', 'endurance', 'maxSpeed'],
  perception: ['perception', 'lidar', 'mmRadar', 'camera', 'positioning'],
} as const

export type GroupKey = keyof typeof groups
export type RowKey = (typeof groups)[GroupKey][number]

/** Which figure a row shows, and which other figure says the same in mu. */
const rowFigures: Partial<Record<RowKey, { metric: readonly FigureKey[]; mu?: FigureKey }>> = {
  coverArea: { metric: ['coverAreaM2'], mu: 'coverAreaMu' },
  maintainedArea: { metric: ['maintainedAreaM2'], mu: 'maintainedAreaMu' },
  workRate: { metric: ['workRateM2PerH'], mu: 'workRateMuPerH' },
  areaPerCharge: { metric: ['areaPerChargeM2'], mu: 'areaPerChargeMu' },
  collectWidth: { metric: ['collectWidthM'] },
  wasteCapacity: { metric: ['wasteCapacityKg'] },
  weedCapacity: { metric: ['weedCapacityKg'] },
  cutDepth: { metric: ['cutDepthCm'] },
  passengers: { metric: ['passengerCount'] },
  deck: { metric: ['deckM2'] },
  socialSpace: { metric: ['socialSpaceM2'] },
  visitors: { metric: ['visitorsPerYear'] },
  remoteFix: { metric: ['remoteFixPercent'] },
  vessels: { metric: ['vesselCount'] },
  distance: { metric: ['autonomousDistanceKm'] },
  size: { metric: ['lengthMm', 'widthMm', 'heightMm'] },
  draft: { metric: ['draftM'] },
  endurance: { metric: ['enduranceH'] },
  lidar: { metric: ['lidarCount'] },
  mmRadar: { metric: ['mmRadarCount'] },
  camera: { metric: ['cameraCount'] },
}

/** The row that shows a figure, and so the name it goes by; payback and revenue have no row in a sheet. */
export function rowOfFigure(key: FigureKey): RowKey | undefined {
  const rows = Object.entries(rowFigures) as [RowKey, { metric: readonly FigureKey[]; mu?: FigureKey }][] // keyed by RowKey above
  return rows.find(([, { metric, mu }]) => metric.includes(key) || mu === key)?.[0]
}

export interface SheetFigure {
  key: FigureKey
  figure: Figure
}

export type SheetWord = 'lfp' | 'fitted' | 'unmanned' | 'onRequest' | 'notApplicable'

export interface SheetRow {
  key: RowKey
  /** One figure, or length, width and height; empty when the row is a word. */
  metric: readonly SheetFigure[]
  mu?: SheetFigure
  word?: SheetWord
  /** True for a word that only public reports support. */
  indicative?: boolean
}

export interface SheetGroup {
  key: GroupKey
  rows: readonly SheetRow[]
}

const perceptionRows: readonly RowKey[] = ['lidar', 'mmRadar', 'camera', 'positioning'] satisfies PerceptionModule[]

function sheetFigure(variant: BoatVariant, key: FigureKey): SheetFigure[] {
  const figure = variant.figures[key]
  return figure ? [{ key, figure }] : []
}

function wordOf(boat: Boat, key: RowKey): Pick<SheetRow, 'word' | 'indicative'> | undefined {
  if (key === 'hull') return boat.form === 'system' ? { word: 'notApplicable' } : undefined
  if (key === 'battery') return boat.battery ? { word: boat.battery } : undefined
  if (key === 'crew') return boat.unmanned ? { word: 'unmanned' } : undefined
  if (perceptionRows.includes(key)) {
    if (boat.perception.some((module) => module === key)) return { word: 'fitted' }
    if (boat.perceptionReported.some((module) => module === key)) return { word: 'fitted', indicative: true }
    return undefined
  }
  const asked: readonly OnRequestRow[] = boat.onRequest
  return asked.some((row) => row === key) ? { word: 'onRequest' } : undefined
}

function sheetRow(boat: Boat, variant: BoatVariant, key: RowKey): SheetRow[] {
  const wanted = rowFigures[key]
  const metric = wanted ? wanted.metric.flatMap((figure) => sheetFigure(variant, figure)) : []
  const [mu] = wanted?.mu ? sheetFigure(variant, wanted.mu) : []
  if (metric.length > 0) return [{ key, metric, mu }]
  const word = wordOf(boat, key)
  return word ? [{ key, metric: [], ...word }] : []
}

/** The specification of one variant of a boat; groups it has nothing to say in are left out. */
export function specificationSheet(boat: Boat, variant: BoatVariant): SheetGroup[] {
  return (Object.keys(groups) as GroupKey[]) // the literal above has no other keys
    .map((key) => ({ key, rows: groups[key].flatMap((row) => sheetRow(boat, variant, row)) }))
    .filter((group) => group.rows.length > 0)
}
