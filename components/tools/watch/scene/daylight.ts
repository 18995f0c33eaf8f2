import { Color, Vector3 } from 'three'

/** The light of a time of day. Colours are linear light, as the scene counts. */
export interface Daylight {
  zenith: Color
  horizon: Color
  /** Where the sun, or the moon, stands. */
  sun: Vector3
  sunColour: Color
  sunLight: number
  skyLight: number
  ground: Color
  /** What the water hides: its own colour in the depth. */
  depth: Color
  exposure: number
  /** 1 at night: stars, lamps. */
  night: number
}

export type TimeOfDay = 'day' | 'night'

const towards = (azimuth: number, elevation: number) =>
  new Vector3(
    Math.cos(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    -Math.sin(azimuth) * Math.cos(elevation),
  ).normalize()

/** A clear morning, and a clear night with a moon. */
export const daylights: Readonly<Record<TimeOfDay, Daylight>> = {
  day: {
    zenith: new Color(0.1, 0.27, 0.6),
    horizon: new Color(0.62, 0.74, 0.84),
    sun: towards(2.5, 0.56),
    sunColour: new Color(1, 0.9, 0.74),
    sunLight: 3.7,
    skyLight: 1.9,
    ground: new Color(0.2, 0.19, 0.11),
    depth: new Color(0.012, 0.05, 0.055),
    exposure: 1.16,
    night: 0,
  },
  night: {
    zenith: new Color(0.006, 0.014, 0.04),
    horizon: new Color(0.034, 0.058, 0.1),
    sun: towards(2.1, 0.42),
    sunColour: new Color(0.6, 0.74, 1),
    sunLight: 1.7,
    skyLight: 0.66,
    ground: new Color(0.1, 0.11, 0.12),
    depth: new Color(0.002, 0.007, 0.011),
    exposure: 1.75,
    night: 1,
  },
}
