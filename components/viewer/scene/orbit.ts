export type Point = readonly [x: number, y: number, z: number]

/** Where the eye is: round which point, at which angles (radians) and how far. */
export interface Gaze {
  target: Point
  /** From the bow (+X) towards starboard (+Z). */
  azimuth: number
  /** Above the horizon. */
  elevation: number
  distance: number
}

const lowest = -0.12
const highest = 1.3
/** Nearest and farthest, as parts of the first distance. */
const nearest = 0.32
const farthest = 1.35
/** Seconds in which two thirds of a way are gone. */
const ease = 0.11
/** Below this part of its scale a difference is not seen. */
const settled = 0.0005

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** The eye's way round a boat: what is asked for is approached softly, and `step` says when it has been reached. */
export function createOrbit(home: Gaze) {
  let now = { ...home }
  let asked = { ...home }

  function ask(change: Partial<Gaze>) {
    const next = { ...asked, ...change }
    asked = {
      ...next,
      elevation: between(lowest, next.elevation, highest),
      distance: between(home.distance * nearest, next.distance, home.distance * farthest),
    }
  }

  return {
    gaze: () => now,
    turn: (azimuth: number, elevation: number) =>
      ask({ azimuth: asked.azimuth + azimuth, elevation: asked.elevation + elevation }),
    /** More than 1 comes nearer. */
    zoom: (factor: number) => ask({ distance: asked.distance / factor }),
    /** Starts aside of where it is going, so that the first sight is of a thing with a back. */
    enter: (azimuth: number) => {
      now = { ...now, azimuth: now.azimuth + azimuth }
    },
    reset: () => {
      const turns = Math.round((asked.azimuth - home.azimuth) / (2 * Math.PI))
      asked = { ...home, azimuth: home.azimuth + turns * 2 * Math.PI }
    },
    /** Comes nearer to a part, on the side of the boat where it is. */
    face: (part: Point) => {
      const [x, y, z] = home.target
      const [dx, dy, dz] = [part[0] - x, part[1] - y, part[2] - z]
      const aside = Math.hypot(dx, dz) > home.distance * 0.04
      const wanted = aside ? Math.atan2(dz, dx) * 0.55 + home.azimuth * 0.45 : home.azimuth
      const turns = Math.round((asked.azimuth - wanted) / (2 * Math.PI))
      ask({
        azimuth: wanted + turns * 2 * Math.PI,
        elevation: dy < 0 ? 0.12 : 0.38,
        distance: home.distance * 0.62,
        target: [x + dx * 0.7, y + dy * 0.7, z + dz * 0.7],
      })
    },
    /** Goes on for so many seconds; true while there is a way left. */
    step: (seconds: number) => {
      const part = 1 - Math.exp(-seconds / ease)
      const nearer = (from: number, to: number) => from + (to - from) * part
      const { target: from } = now
      now = {
        azimuth: nearer(now.azimuth, asked.azimuth),
        elevation: nearer(now.elevation, asked.elevation),
        distance: nearer(now.distance, asked.distance),
        target: [nearer(from[0], asked.target[0]), nearer(from[1], asked.target[1]), nearer(from[2], asked.target[2])],
      }
      const left = Math.max(
        Math.abs(now.azimuth - asked.azimuth),
        Math.abs(now.elevation - asked.elevation),
        Math.abs(now.distance - asked.distance) / home.distance,
        ...asked.target.map((value, axis) => Math.abs(value - (now.target[axis] ?? value)) / home.distance),
      )
      if (left > settled) return true
      now = { ...asked }
      return false
    },
  }
}

export type Orbit = ReturnType<typeof createOrbit>

/** Where the eye stands. */
export function eyeOf({ target: [x, y, z], azimuth, elevation, distance }: Gaze): Point {
  const level = Math.cos(elevation) * distance
  return [x + Math.cos(azimuth) * level, y + Math.sin(elevation) * distance, z + Math.sin(azimuth) * level]
}
