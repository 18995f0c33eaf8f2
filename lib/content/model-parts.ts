import type { BoatSlug } from '#lib/content/fleet'
import { models } from '#lib/content/models'

/** A boat that has a model to turn. */
export type ModelSlug = BoatSlug & keyof typeof models

type Parts<Slug extends ModelSlug> = keyof (typeof models)[Slug]['parts']

/** Every part that a model names, on whichever boat. */
export type PartKey = { [Slug in ModelSlug]: Parts<Slug> }[ModelSlug]

type Place = readonly [x: number, y: number, z: number]

/** The order in which a boat's parts are told: what it works with, then what it sees with, then what moves it. */
const partOrder = {
  belt: 0,
  basket: 1,
  arm: 2,
  cutter: 3,
  sideCutter: 4,
  crane: 5,
  gantry: 6,
  deck: 7,
  glass: 8,
  bar: 9,
  terrace: 10,
  seats: 11,
  canopy: 12,
  screen: 13,
  winch: 14,
  lidar: 15,
  radar: 16,
  camera: 17,
  gnss: 18,
  antenna: 19,
  compute: 20,
  solar: 21,
  fender: 22,
  thruster: 23,
} as const satisfies Record<PartKey, number>

/** Parts that are the same on every boat, and named in the same words. */
const commonParts = ['antenna', 'camera', 'gnss', 'lidar', 'radar', 'thruster'] as const satisfies readonly PartKey[]

/** Whether every boat's part of that kind is named alike; the others are each boat's own. */
export function isCommonPart(part: PartKey): part is (typeof commonParts)[number] {
  return commonParts.some((each) => each === part)
}

function isPart(key: string): key is PartKey {
  return key in partOrder
}

/** A boat's named parts and where they are in its model, in the order they are told. */
export function partsOf(slug: ModelSlug): { part: PartKey; at: Place; reach: number }[] {
  const parts: Record<string, { at: Place; reach: number }> = models[slug].parts
  return Object.entries(parts)
    .flatMap(([part, place]) => (isPart(part) ? [{ part, ...place }] : []))
    .toSorted((one, other) => partOrder[one.part] - partOrder[other.part])
}
