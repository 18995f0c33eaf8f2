import type { AskRow } from '#lib/content/boats/ask-rows'
import type { RowKey } from '#lib/content/boats/sheet'
import type { CompareRowKey, FigureKey } from '#lib/content/boats/types'

interface BoatProperty {
  /** The rows of the specification sheet that tell it; several are told together. */
  rows: readonly RowKey[]
  /** One figure of a row that holds several (the length in length × width × height). */
  figure?: FigureKey
  /** The row of the page's "ask with your quote" table that says what it depends on. */
  ask?: AskRow
  /** Whether the entry that tells it (`tells` of its front matter) says of all boats what there is to say where no figure is printed. */
  isToldByEntry?: true
  /** The row of comparisons that says which boats of another trade have none of it. */
  compared?: CompareRowKey
  /** Of a hull, which a system on somebody else's has not; of a deck for people, which no unmanned boat has either. */
  of?: 'hull' | 'deck'
}

/** What people ask of one boat, with the place where its page tells it. */
export const boatProperties = {
  endurance: { rows: ['endurance'], compared: 'endurance' },
  batteryType: { rows: ['battery'], compared: 'battery' },
  batteryCapacity: { rows: [], ask: 'energy', compared: 'battery' },
  chargingTime: { rows: [], isToldByEntry: true, compared: 'battery' },
  motorPower: { rows: [], of: 'hull' },
  travelRange: { rows: [], of: 'hull' },
  weight: { rows: ['hullWeight'], of: 'hull' },
  size: { rows: ['size'], of: 'hull' },
  length: { rows: ['size'], figure: 'lengthMm', of: 'hull' },
  width: { rows: ['size'], figure: 'widthMm', of: 'hull' },
  height: { rows: ['size'], figure: 'heightMm', of: 'hull' },
  cutDepth: { rows: ['cutDepth'], compared: 'cutDepth' },
  draft: { rows: ['draft'], of: 'hull' },
  load: { rows: ['wasteCapacity', 'weedCapacity', 'capacity'], compared: 'capacity' },
  basketVolume: { rows: [], compared: 'capacity' },
  collectWidth: { rows: ['collectWidth'], compared: 'collectWidth' },
  workRate: { rows: ['workRate', 'areaPerCharge'], compared: 'workRate' },
  areaPerCharge: { rows: ['areaPerCharge'], compared: 'workRate' },
  coverArea: { rows: ['coverArea', 'maintainedArea'], compared: 'coverArea' },
  speed: { rows: ['maxSpeed'], of: 'hull' },
  passengers: { rows: ['passengers'], compared: 'passengers' },
  deckArea: { rows: ['deck', 'socialSpace'], of: 'deck' },
  sensors: { rows: ['lidar', 'mmRadar', 'camera', 'positioning'] },
  lidar: { rows: ['lidar'] },
  radar: { rows: ['mmRadar'] },
  camera: { rows: ['camera'] },
  cameraResolution: { rows: [] },
  positioning: { rows: ['positioning'] },
  positionAccuracy: { rows: [] },
  controlRange: { rows: [], ask: 'communication' },
  windAndWaves: { rows: [], isToldByEntry: true, of: 'hull' },
  temperature: { rows: [], isToldByEntry: true },
  noiseLevel: { rows: [], isToldByEntry: true, of: 'hull' },
  material: { rows: [], ask: 'material', of: 'hull' },
  protection: { rows: [], isToldByEntry: true },
  turningRadius: { rows: [], of: 'hull' },
  unmanned: { rows: ['crew'] },
  price: { rows: [], isToldByEntry: true },
  channelWidth: { rows: [], of: 'hull' },
} as const satisfies Record<string, BoatProperty>

export type BoatPropertyKey = keyof typeof boatProperties

// Object.keys forgets the keys' type; the table has no others.
export const boatPropertyKeys = Object.keys(boatProperties) as BoatPropertyKey[]

/** A property with what it may have, whichever it is. */
export const boatProperty = (key: BoatPropertyKey): BoatProperty => boatProperties[key]

/** Whether nothing is told of it of any boat, here or in an entry: it need not be said which boat is meant. */
export const isUnpublished = (key: BoatPropertyKey) =>
  boatProperty(key).rows.length === 0 && !boatProperty(key).isToldByEntry
