import type { PerspectiveCamera } from 'three'
import type { Extent } from '#components/tools/watch/scene/extent.ts'
import type { Point } from '#lib/coverage-planning/geometry'

export const cameraModes = ['follow', 'circle', 'above'] as const
export type CameraMode = (typeof cameraModes)[number]

/** What the camera looks at, from which side (radians counter-clockwise from east), how high, how far. */
interface Gaze {
  x: number
  y: number
  height: number
  azimuth: number
  elevation: number
  distance: number
}

/** Vertical angle of view, degrees. */
export const lens = 42
/** Seconds in which two thirds of a way between two views are gone. */
const easeS = 0.4
/** The camera comes round behind a boat no faster than this, radians a second: many turns in a fast play make nobody dizzy. */
const fastestTurn = 0.55
/** The circle's speed, radians a second. */
const drift = 0.055
/** No tree is higher, in metres. */
const highestM = 20
/** Radians: a hair less than a right angle, so that the camera knows which way is up. */
const straightDown = 1.54
/** The farthest view from which trees are still trees, in metres. */
const farthestCircleM = 1_000

export interface Subject {
  place: Point
  heading: number
  lengthM: number
  heightM: number
}

/** A camera that follows a boat, circles or looks down; hands and keys turn it in every view. */
export function createCameraRig(camera: PerspectiveCamera, extent: Extent, { still }: { still: boolean }) {
  let mode: CameraMode = 'follow'
  let hand = { azimuth: 0, elevation: 0, zoom: 1 }
  let behind: number | null = null
  let circled = 0
  let now: Gaze | null = null
  /** What is left of the way from the view before. */
  let left: Gaze | null = null

  /** Metres from which a water of this width and height is seen whole. */
  function fitted(widthM: number, heightM: number, elevation: number): number {
    const tall = Math.tan((lens * Math.PI) / 360)
    const wide = tall * camera.aspect
    return 1.08 * Math.max(widthM / 2 / wide, (heightM / 2 / tall) * Math.max(0.35, Math.sin(elevation)))
  }

  /** North is up, or west where the water then lies along the picture. */
  function fromAbove(): Gaze {
    const { centre, widthM, heightM } = extent
    const [northUp, westUp] = [fitted(widthM, heightM, straightDown), fitted(heightM, widthM, straightDown)]
    const isTurned = westUp < northUp * 0.7
    const azimuth = isTurned ? 0 : -Math.PI / 2
    return {
      ...centre,
      height: 0,
      azimuth,
      elevation: straightDown,
      distance: Math.min(northUp, isTurned ? westUp : northUp),
    }
  }

  function wanted(subject: Subject): Gaze {
    if (mode === 'follow') {
      const narrow = Math.max(1, 0.9 / camera.aspect)
      return {
        ...subject.place,
        height: subject.heightM * 0.3,
        azimuth: (behind ?? subject.heading) + Math.PI * 0.86,
        elevation: 0.23,
        distance: Math.max(3.2, subject.lengthM * 3.1) * narrow,
      }
    }
    if (mode === 'above') return fromAbove()
    const whole = fitted(extent.widthM, extent.heightM, 0.45) * 0.92
    const isWhole = whole < farthestCircleM
    return {
      ...(isWhole ? extent.centre : subject.place),
      height: 0,
      azimuth: -1.9 + circled,
      elevation: isWhole ? (extent.radiusM < 60 ? 0.72 : 0.4) : 0.3,
      distance: isWhole ? whole : Math.max(70, subject.lengthM * 30),
    }
  }

  const turned = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle))

  return {
    mode: () => mode,
    setMode: (next: CameraMode) => {
      if (next === mode) return
      left = now && !still ? { ...now } : null
      mode = next
      hand = { azimuth: 0, elevation: 0, zoom: 1 }
    },
    turn: (azimuth: number, elevation: number) => {
      hand = { ...hand, azimuth: hand.azimuth - azimuth, elevation: hand.elevation + elevation }
    },
    zoom: (factor: number) => {
      hand = { ...hand, zoom: Math.min(6, Math.max(0.2, hand.zoom / factor)) }
    },
    reset: () => {
      hand = { azimuth: 0, elevation: 0, zoom: 1 }
    },
    /** Goes on for so many seconds; a camera that must not drift does not circle by itself. */
    step: (subject: Subject, seconds: number) => {
      if (mode === 'circle' && !still) circled += drift * seconds
      const turn = turned(subject.heading - (behind ?? subject.heading))
      const most = fastestTurn * seconds
      behind =
        behind === null || still
          ? subject.heading
          : behind + Math.max(-most, Math.min(most, turn * Math.min(1, seconds * 2.2)))
      const aim = wanted(subject)
      const low = mode === 'above' ? 0.5 : 0.06
      hand.elevation = Math.min(1.55 - aim.elevation, Math.max(low - aim.elevation, hand.elevation))
      const gaze = {
        ...aim,
        azimuth: aim.azimuth + hand.azimuth,
        elevation: aim.elevation + hand.elevation,
        distance: aim.distance * hand.zoom,
      }
      if (left) {
        const part = Math.exp(-seconds / easeS)
        const from = left
        const mixed = (key: 'x' | 'y' | 'height' | 'elevation') => gaze[key] + (from[key] - gaze[key]) * part
        left = {
          x: mixed('x'),
          y: mixed('y'),
          height: mixed('height'),
          elevation: mixed('elevation'),
          azimuth: gaze.azimuth + turned(from.azimuth - gaze.azimuth) * part,
          // Distances differ by hundreds: their ratio is eased.
          distance: gaze.distance * (from.distance / gaze.distance) ** part,
        }
        if (
          Math.hypot(left.x - gaze.x, left.y - gaze.y) + Math.abs(left.distance - gaze.distance) <
          gaze.distance * 0.002
        )
          left = null
      }
      now = left ? { ...left } : gaze
      const level = Math.cos(now.elevation) * now.distance
      camera.position.set(
        now.x + Math.cos(now.azimuth) * level,
        Math.max(0.25, now.height + Math.sin(now.elevation) * now.distance),
        -(now.y + Math.sin(now.azimuth) * level),
      )
      // From high up nothing stands near the eye, and what lies low needs all the depth there is.
      const high = camera.position.y - highestM
      camera.near = Math.max(0.08, Math.min(6, now.distance * 0.04), high * 0.45)
      camera.updateProjectionMatrix()
      camera.lookAt(now.x, now.height, -now.y)
      return { x: now.x, y: now.y, distance: now.distance, isMoving: left !== null }
    },
  }
}
