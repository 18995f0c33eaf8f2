import { waterCameras } from '#lib/content/water-cameras'

/** A picture whose water moves: its camera as it was rendered, and how its water looks. */
export interface MovingWaterScene {
  /** Columns of the camera's turning in the world (right, up, back). */
  turn: readonly number[]
  /** Where the camera stands, metres; the water is z = 0. */
  eye: readonly number[]
  /** Millimetres on a sensor 36 mm wide. */
  lens: number
  /** How much wider than the still the mirror plate was rendered. */
  overscan: number
  /** Where the wind blows to, degrees from +x: as in `imagery/kit/water.py`. */
  windDeg: number
  /** Root mean square slopes of small waves and of swell. */
  ripple: number
  swell: number
  /** The water's own colour. */
  deep: readonly [number, number, number]
  /** How much brighter than white mirrored lamps, or the sun, are. */
  glow: readonly [number, number, number]
  /** How much lamps and windows twinkle: 0 by day. */
  lamps: number
  /** Where across the picture (0..1) the boat lies: it rolls about that. */
  boatAt: number
}

const windDeg = 20
const byDay = { windDeg, lamps: 0, glow: [0, 0, 0] } as const

/** The scenes that move; what is rendered of each stands in imagery/plates, made by `npm run water-plates`. */
export const movingWaters = {
  'canal-cleaning': {
    ...waterCameras['canal-cleaning'],
    ...byDay,
    deep: [0.006, 0.021, 0.027],
    boatAt: 0.41,
  },
  'home-dawn': {
    ...waterCameras['home-dawn'],
    ...byDay,
    deep: [0.05, 0.04, 0.035],
    glow: [16, 14, 11],
    boatAt: 0.82,
  },
  'feichi-hero': {
    ...waterCameras['feichi-hero'],
    ...byDay,
    deep: [0.008, 0.045, 0.06],
    boatAt: 0.33,
  },
  'moshark-hero': {
    ...waterCameras['moshark-hero'],
    ...byDay,
    deep: [0.026, 0.06, 0.046],
    boatAt: 0.75,
  },
  'yang-hero': {
    ...waterCameras['yang-hero'],
    windDeg,
    deep: [0.01, 0.013, 0.02],
    glow: [20, 13, 7],
    lamps: 0.12,
    boatAt: 0.34,
  },
} as const satisfies Record<string, MovingWaterScene>

export type MovingWaterName = keyof typeof movingWaters

/** Widths in which plates are made: a phone's, a laptop's. */
export const plateWidths = [960, 1440] as const

/** Whether the water of a picture can move. */
export function isMovingWater(picture: string): picture is MovingWaterName {
  return Object.hasOwn(movingWaters, picture)
}
