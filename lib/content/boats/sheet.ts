import { type AreaMeasure, areaMeasures, areaOf, type GivenArea } from '#lib/content/area-units'
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

/** Which figures a row shows; rows of an area also show it in every unit a reader can choose. */
const rowFigures: Partial<Record<RowKey, { metric: readonly FigureKey[]; area?: AreaMeasure }>> = {
  coverArea: { metric: ['coverAreaM2'], area: 'coverArea' },
  maintainedArea: { metric: ['maintainedAreaM2'], area: 'maintainedArea' },
  workRate: { metric: ['workRateM2PerH'], area: 'workRate' },
  areaPerCharge: { metric: ['areaPerChargeM2'], area: 'areaPerCharge' },
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
  const rows = Object.entries(rowFigures) as [RowKey, { metric: readonly FigureKey[]; area?: AreaMeasure }][] // keyed by RowKey above
  const isArea = (area?: AreaMeasure) => area !== undefined && areaMeasures[area].some((each) => each === key)
  return rows.find(([, { metric, area }]) => metric.includes(key) || isArea(area))?.[0]
}

export interface SheetFigure {
  key: FigureKey
  figure: Figure
}

export type SheetTerm = 'lfp' | 'fitted' | 'unmanned' | 'onRequest' | 'notApplicable'

export interface SheetRow {
  key: RowKey
  /** One figure, or length, width and height; empty when the row is a word. */
  metric: readonly SheetFigure[]
  /** The same figure in every unit, where it is an area. */
  area?: GivenArea
  word?: SheetTerm
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
  const area = wanted?.area ? areaOf(variant.figures, wanted.area) : undefined
  if (metric.length > 0) return [{ key, metric, area }]
  const word = wordOf(boat, key)
  return word ? [{ key, metric: [], ...word }] : []
}

/** The specification of one variant of a boat; groups it has nothing to say in are left out. */
export function specificationSheet(boat: Boat, variant: BoatVariant): SheetGroup[] {
  return (Object.keys(groups) as GroupKey[]) // the literal above has no other keys
    .map((key) => ({ key, rows: groups[key].flatMap((row) => sheetRow(boat, variant, row)) }))
    .filter((group) => group.rows.length > 0)
}
