import type { BoatSlug } from '#lib/content/fleet'
import type { ModelSlug, PartKey } from '#lib/content/model-parts'
import { models } from '#lib/content/models'

type Place = readonly [x: number, y: number, z: number]

/** Pieces of a model that lie wholly in a box (metres, +Y up, bow along +X), of these materials where some are named. */
export interface Volume {
  readonly low: Place
  readonly high: Place
  readonly materials?: readonly string[]
}

/** How pieces move as one: turned round a line, shifted, or both, at the far end of their way. */
export interface Motion {
  readonly pieces: readonly Volume[]
  readonly turn?: { readonly pivot: Place; readonly axis: Place; readonly degrees: number }
  readonly shift?: Place
}

/** A named part at work: to its far end and back, or round and round, in so many seconds. */
export interface Movement {
  readonly part: PartKey
  readonly way: 'toAndFro' | 'round'
  readonly seconds: number
  readonly motions: readonly Motion[]
}

/** A boat's belt: its ends at the water and at the basket (along the boat and up, metres), its width, and its cleats. */
export interface Belt {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly widthM: number
  readonly rollerM: number
  readonly cleatM: number
  readonly pitchM: number
  /** The colour of its cleats, and the material of those that the model has. */
  readonly colour: number
  readonly material: string
}

/** As `imagery/boats` builds them: how the real ones are made is in their specification. */
export const belts: Partial<Record<BoatSlug, Belt>> = {
  smurf: {
    from: [0.76, -0.13],
    to: [0.46, 0.1],
    widthM: 0.325,
    rollerM: 0.018,
    cleatM: 0.022,
    pitchM: 0.075,
    colour: 0x2c3234,
    material: 'plastic_black',
  },
  moshark: {
    from: [1.3, -0.16],
    to: [0.02, 0.5],
    widthM: 0.7,
    rollerM: 0.03,
    cleatM: 0.035,
    pitchM: 0.13,
    colour: 0x2c6a44,
    material: 'belt_green',
  },
  efficiency: {
    from: [3.9, -0.42],
    to: [0.15, 1.72],
    widthM: 1.36,
    rollerM: 0.075,
    cleatM: 0.09,
    pitchM: 0.3,
    colour: 0x2c3234,
    material: 'plastic_black',
  },
}

/** Both propellers in their ducts, the starboard one against the port one. */
function propellers(slug: ModelSlug & ('smurf' | 'moshark' | 'efficiency' | 'titan' | 'xi')): Movement {
  const { at, reach } = models[slug].parts.thruster
  const [x, y, z] = at
  // The reach is half of the duct's diagonal: blades end well within this, what holds the duct begins beyond.
  const radius = reach * 0.7
  const one = (side: 1 | -1): Motion => {
    const pivot: Place = [x, y, side * z]
    const box = (sign: 1 | -1): Place => [x + sign * radius, y + sign * radius, side * z + sign * radius]
    return {
      pieces: [{ low: box(-1), high: box(1), materials: ['aluminium'] }],
      turn: { pivot, axis: [1, 0, 0], degrees: side * 360 },
    }
  }
  return { part: 'thruster', way: 'round', seconds: 1.2, motions: [one(1), one(-1)] }
}

/** A collecting arm, from open to nearly ahead, as narrow places are passed. */
function arm(side: 1 | -1): Motion {
  const [near, far] = [1.25, 7.6]
  return {
    pieces: [{ low: [3, -0.5, side > 0 ? near : -far], high: [9.4, 0.95, side > 0 ? far : -near] }],
    turn: { pivot: [3.15, 0, side * 1.45], axis: [0, 1, 0], degrees: side * 40 },
  }
}

/** An upright cutter: of its two combs one goes up while the other goes down. */
function sideCutter(side: 1 | -1): Motion[] {
  const comb = (inner: number, outer: number, by: number): Motion => ({
    pieces: [
      {
        low: [1.42, 0.13, Math.min(side * inner, side * outer)],
        high: [1.56, 0.61, Math.max(side * inner, side * outer)],
      },
    ],
    shift: [0, by, 0],
  })
  return [comb(0.575, 0.601, 0.02), comb(0.6, 0.625, -0.02)]
}

const cutter: readonly Motion[] = [
  { pieces: [{ low: [1.42, 0.165, -0.605], high: [1.56, 0.182, 0.605] }], shift: [0, 0, 0.03] },
  { pieces: [{ low: [1.42, 0.14, -0.625], high: [1.56, 0.164, 0.625] }], shift: [0, 0, -0.03] },
]

const liftedBasket: Motion = {
  pieces: [{ low: [-0.62, 0, -0.37], high: [0.07, 0.66, 0.37], materials: ['aluminium', 'weed_green'] }],
  shift: [0, 0.22, 0],
}

const crane: Motion = {
  pieces: [
    { low: [0.78, 0.96, 0.45], high: [2.6, 4.9, 1.6] },
    { low: [2.3, 3, -0.95], high: [5.8, 4.95, 0.9] },
  ],
  turn: { pivot: [1.1, 0, 1.25], axis: [0, 1, 0], degrees: -46 },
}

/** What moves on each boat's model besides its belt. An idea of how it works: ways and speeds are no figures of the boat. */
export const movements: Partial<Record<ModelSlug, readonly Movement[]>> = {
  smurf: [propellers('smurf')],
  moshark: [
    { part: 'cutter', way: 'toAndFro', seconds: 0.7, motions: cutter },
    { part: 'sideCutter', way: 'toAndFro', seconds: 0.7, motions: [...sideCutter(1), ...sideCutter(-1)] },
    { part: 'basket', way: 'toAndFro', seconds: 6, motions: [liftedBasket] },
    propellers('moshark'),
  ],
  efficiency: [{ part: 'arm', way: 'toAndFro', seconds: 10, motions: [arm(1), arm(-1)] }, propellers('efficiency')],
  titan: [{ part: 'crane', way: 'toAndFro', seconds: 12, motions: [crane] }, propellers('titan')],
  xi: [propellers('xi')],
}

/** Whether a part of a boat's model can be set to work. */
export function isMoved(slug: ModelSlug, part: PartKey): boolean {
  if (part === 'belt') return slug in belts
  return movements[slug]?.some((movement) => movement.part === part) ?? false
}

/** The cleats that a belt's model stands still with: pieces between its ends, narrower than its rollers. */
export function stillCleats({ from, to, widthM, material }: Belt): Volume {
  const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])]
  const half = widthM * 0.478
  return {
    low: [left - 0.02, Math.min(from[1], to[1]), -half],
    high: [right + 0.02, Math.max(from[1], to[1]) + widthM * 0.2, half],
    materials: [material],
  }
}
