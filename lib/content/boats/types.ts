import type { BoatSlug } from '#lib/content/fleet-index'
import type { Locale } from '#lib/i18n/locales'

/**
 * Where a figure comes from, with its row in docs/facts.md (READ-5). Sources that must never be printed have no member: DEFAULT, and
 * PUB below confidence M.
 */
export type Origin =
  | { source: 'SPEC' | 'CALC' | 'SPEC?'; row: string }
  | { source: 'PUB'; confidence: 'H' | 'M'; row: string }

export type Quantity =
  | { form: 'exact' | 'about' | 'over' | 'upTo'; value: number }
  | { form: 'range'; from: number; to: number }

export type Figure = Origin & {
  quantity: Quantity
  /** Given by the company for its own circumstances: prints only with its footnote, and machines do not get it. */
  conditional?: true
}

/** Every figure a boat can have; the unit stands at the end of the name. */
export const figureUnits = {
  coverAreaMu: 'mu',
  coverAreaM2: 'm2',
  maintainedAreaMu: 'mu',
  maintainedAreaM2: 'm2',
  wasteCapacityKg: 'kg',
  weedCapacityKg: 'kg',
  collectWidthM: 'm',
  workRateMuPerH: 'muPerH',
  workRateM2PerH: 'm2PerH',
  areaPerChargeMu: 'mu',
  areaPerChargeM2: 'm2',
  cutDepthCm: 'cm',
  draftM: 'm',
  enduranceH: 'h',
  lengthMm: 'mm',
  widthMm: 'mm',
  heightMm: 'mm',
  deckM2: 'm2',
  socialSpaceM2: 'm2',
  passengerCount: 'people',
  visitorsPerYear: 'visitors',
  paybackYears: 'years',
  revenueTimes: 'times',
  remoteFixPercent: 'percent',
  lidarCount: 'pieces',
  mmRadarCount: 'pieces',
  cameraCount: 'pieces',
  vesselCount: 'vessels',
  autonomousDistanceKm: 'km',
} as const

export type FigureKey = keyof typeof figureUnits
/** The units figures are kept in, and those that only readers choose (`lib/content/area-units.ts`). */
export type FigureUnit = (typeof figureUnits)[FigureKey] | 'ha' | 'acre' | 'haPerH' | 'acrePerH'
export type Figures = { readonly [key in FigureKey]?: Figure }

/** Specification groups that are words, not figures: the battery and the perception modules (SPEC-3). */
export type PerceptionModule = 'lidar' | 'mmRadar' | 'positioning' | 'camera'

/** A group of the specification that a page names as "on request", since no figure may be printed. */
export type OnRequestRow =
  | 'size'
  | 'hullWeight'
  | 'capacity'
  | 'draft'
  | 'endurance'
  | 'maxSpeed'
  | 'passengers'
  | 'perception'

/** Cleaning and work boats, boats for people, and the system that steers other vessels. */
export type BoatLine = 'cleaning' | 'leisure' | 'pilot'

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

/** Rows of the comparison that only a boat which cleans an area has. */
export const cleaningRows = [
  'coverArea',
  'maintainedArea',
  'workRate',
  'collectWidth',
  'cutDepth',
] as const satisfies readonly CompareRowKey[]

export interface BoatVariant {
  id: 'standard' | 'cleaning' | 'weed'
  figures: Figures
}

export interface Boat {
  slug: BoatSlug
  /** Its name in Latin capitals, as it stands on the hull: the same in both languages. */
  plate: string
  line: BoatLine
  /** Where it stands in lists: the lowest number first. */
  order: number
  /** The languages whose header menu shows it (READ-3). */
  menu: readonly Locale[]
  /** A job of the finder that goes by agreement, whatever the area, and that this boat does. */
  agreedJob?: 'inspect' | 'visitors'
  /** A hull with a plate of its own, or a system that goes onto other people's hulls. */
  form: 'hull' | 'system'
  /** The specification calls the cleaning and inspection boats unmanned: nobody aboard, nothing to ask. */
  unmanned: boolean
  battery: 'lfp' | null
  perception: readonly PerceptionModule[]
  /** Modules that only public reports name (PUB, at least M): they print as indicative. */
  perceptionReported: readonly PerceptionModule[]
  variants: readonly [BoatVariant, ...BoatVariant[]]
  onRequest: readonly OnRequestRow[]
  /** Rows of the comparison that mean nothing for its trade: a dash, not a question still open. */
  withoutMeaning: readonly CompareRowKey[]
}
