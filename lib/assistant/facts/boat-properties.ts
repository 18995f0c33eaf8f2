import type { AskRow } from '#lib/content/boats/ask-rows'
import type { RowKey } from '#lib/content/boats/sheet'
import type { FigureKey } from '#lib/content/boats/types'

interface BoatProperty {
  /** The rows of the specification sheet that tell it; several are told together. */
  rows: readonly RowKey[]
  /** One figure of a row that holds several (the length in length × width × height). */
  figure?: FigureKey
  /** The row of the page's "ask with your quote" table that says what it depends on. */
  ask?: AskRow
  /** Whether the entry that tells it (`tells` of its front matter) says of all boats what there is to say where no figure is printed. */
  isToldByEntry?: true
}

/** What people ask of one boat, with the place where its page tells it. */
export const boatProperties = {
  endurance: { rows: ['endurance'] },
  batteryType: { rows: ['battery'] },
  batteryCapacity: { rows: [], ask: 'energy' },
  chargingTime: { rows: [], isToldByEntry: true },
  motorPower: { rows: [] },
  travelRange: { rows: [] },
  weight: { rows: ['hullWeight'] },
  size: { rows: ['size'] },
  length: { rows: ['size'], figure: 'lengthMm' },
  width: { rows: ['size'], figure: 'widthMm' },
  height: {
    rows: ['size'],
    figure: 'heightMm',
  },
  draft: { rows: ['draft'] },
  load: { rows: ['wasteCapacity', 'weedCapacity', 'capacity'] },
  basketVolume: { rows: [] },
  collectWidth: { rows: ['collectWidth'] },
  workRate: { rows: ['workRate', 'areaPerCharge'] },
  areaPerCharge: { rows: ['areaPerCharge'] },
  coverArea: { rows: ['coverArea', 'maintainedArea'] },
  cutDepth: { rows: ['cutDepth'] },
  speed: { rows: ['maxSpeed'] },
  passengers: { rows: ['passengers'] },
  deckArea: { rows: ['deck', 'socialSpace'] },
  sensors: { rows: ['lidar', 'mmRadar', 'camera', 'positioning'] },
  lidar: { rows: ['lidar'] },
  radar: { rows: ['mmRadar'] },
  camera: { rows: ['camera'] },
  cameraResolution: { rows: [] },
  positioning: { rows: ['positioning'] },
  positionAccuracy: { rows: [] },
  controlRange: { rows: [], ask: 'communication' },
  windAndWaves: { rows: [], isToldByEntry: true },
  temperature: { rows: [], isToldByEntry: true },
  noiseLevel: { rows: [], isToldByEntry: true },
  material: { rows: [], ask: 'material' },
  protection: { rows: [], isToldByEntry: true },
  turningRadius: { rows: [] },
  unmanned: {
    rows: ['crew'],
  },
  channelWidth: { rows: [] },
} as const satisfies Record<string, BoatProperty>

export type BoatPropertyKey = keyof typeof boatProperties

// Object.keys forgets the keys' type; the table has no others.
export const boatPropertyKeys = Object.keys(boatProperties) as BoatPropertyKey[]

/** A property with what it may have, whichever it is. */
export const boatProperty = (key: BoatPropertyKey): BoatProperty => boatProperties[key]

/** Whether nothing is told of it of any boat, here or in an entry: it need not be said which boat is meant. */
export const isToldOfNone = (key: BoatPropertyKey) =>
  boatProperty(key).rows.length === 0 && !boatProperty(key).isToldByEntry
