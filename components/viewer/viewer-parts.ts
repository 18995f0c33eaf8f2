import type { Point } from '#components/viewer/scene/orbit.ts'

/** A part of the boat that the viewer names, and where it is in the model. */
export interface StagePart {
  key: string
  name: string
  text: string
  at: Point
  reach: number
}
