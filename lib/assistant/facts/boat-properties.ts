import type { AskRow } from '#lib/content/boats/ask-rows'
import type { RowKey } from '#lib/content/boats/sheet'
import type { FigureKey } from '#lib/content/boats/types'
import type { BoatSlug } from '#lib/content/fleet'

interface BoatProperty {
  /** The rows of the specification sheet that tell it; several are told together. */
  rows: readonly RowKey[]
  /** One figure of a row that holds several (the length in length × width × height). */
  figure?: FigureKey
  /** The row of the page's "ask with your quote" table that says what it depends on. */
  ask?: AskRow
  /** The entry of `content/faq` that says what else there is to say of it. */
  entry: string
  /** Whether that entry says of all boats what there is to say where no figure is printed. */
  isToldByEntry?: true
  /** The entries that say it of single boats instead. */
  ofBoat?: Readonly<Partial<Record<BoatSlug, string>>>
}

/** FEICHI is put together for its mission: one answer to all its open figures. */
const ofFeichi = { feichi: 'feichi-configured' } as const

/** What people ask of one boat, with the place where its page tells it. */
export const boatProperties = {
  endurance: { rows: ['endurance'], entry: 'endurance', ofBoat: { ...ofFeichi, yang: 'lounge-power' } },
  batteryType: { rows: ['battery'], entry: 'charging' },
  batteryCapacity: { rows: [], entry: 'charging', ask: 'energy' },
  chargingTime: { rows: [], entry: 'charging', isToldByEntry: true },
  motorPower: { rows: [], entry: 'documents' },
  travelRange: { rows: [], entry: 'endurance' },
  weight: { rows: ['hullWeight'], entry: 'dimensions', ofBoat: ofFeichi },
  size: { rows: ['size'], entry: 'dimensions', ofBoat: ofFeichi },
  length: { rows: ['size'], figure: 'lengthMm', entry: 'dimensions', ofBoat: ofFeichi },
  width: { rows: ['size'], figure: 'widthMm', entry: 'dimensions', ofBoat: { ...ofFeichi, efficiency: 'arms-folded' } },
  height: {
    rows: ['size'],
    figure: 'heightMm',
    entry: 'dimensions',
    ofBoat: { ...ofFeichi, efficiency: 'arms-folded' },
  },
  draft: { rows: ['draft'], entry: 'shallow-water', ofBoat: { ...ofFeichi, yang: 'lounge-water' } },
  load: { rows: ['wasteCapacity', 'weedCapacity', 'capacity'], entry: 'full-basket', ofBoat: { titan: 'lifting' } },
  basketVolume: { rows: [], entry: 'full-basket' },
  collectWidth: { rows: ['collectWidth'], entry: 'large-boat' },
  workRate: { rows: ['workRate', 'areaPerCharge'], entry: 'speed' },
  areaPerCharge: { rows: ['areaPerCharge'], entry: 'suited-area' },
  coverArea: { rows: ['coverArea', 'maintainedArea'], entry: 'suited-area' },
  cutDepth: { rows: ['cutDepth'], entry: 'weed' },
  speed: { rows: ['maxSpeed'], entry: 'speed', ofBoat: ofFeichi },
  passengers: { rows: ['passengers'], entry: 'tour-boat', ofBoat: { yang: 'lounge-guests' } },
  deckArea: { rows: ['deck', 'socialSpace'], entry: 'lounge-boat' },
  sensors: { rows: ['lidar', 'mmRadar', 'camera', 'positioning'], entry: 'sensors' },
  lidar: { rows: ['lidar'], entry: 'sensors' },
  radar: { rows: ['mmRadar'], entry: 'sensors' },
  camera: { rows: ['camera'], entry: 'sensors', ofBoat: { feichi: 'sensors' } },
  cameraResolution: { rows: [], entry: 'obstacles' },
  positioning: { rows: ['positioning'], entry: 'route' },
  positionAccuracy: { rows: [], entry: 'route' },
  controlRange: { rows: [], entry: 'network', ask: 'communication' },
  windAndWaves: { rows: [], entry: 'night-weather', isToldByEntry: true, ofBoat: { apas: 'vessel-limits' } },
  temperature: { rows: [], entry: 'winter', isToldByEntry: true },
  noiseLevel: { rows: [], entry: 'noise-emissions', isToldByEntry: true },
  material: { rows: [], entry: 'documents', ask: 'material' },
  protection: { rows: [], entry: 'protection', isToldByEntry: true },
  turningRadius: { rows: [], entry: 'route' },
  unmanned: {
    rows: ['crew'],
    entry: 'people-needed',
    ofBoat: { titan: 'lifting', xi: 'crew-aboard', yang: 'crew-aboard', apas: 'apas-command' },
  },
  channelWidth: { rows: [], entry: 'route' },
} as const satisfies Record<string, BoatProperty>

export type BoatPropertyKey = keyof typeof boatProperties

// Object.keys forgets the keys' type; the table has no others.
export const boatPropertyKeys = Object.keys(boatProperties) as BoatPropertyKey[]

/** A property with what it may have, whichever it is. */
export const boatProperty = (key: BoatPropertyKey): BoatProperty => boatProperties[key]

/** Whether nothing is told of it of any boat, here or in an entry: it need not be said which boat is meant. */
export const isToldOfNone = (key: BoatPropertyKey) =>
  boatProperty(key).rows.length === 0 && !boatProperty(key).isToldByEntry
