import type { Point } from '#components/viewer/scene/orbit.ts'
import type { PartKey } from '#lib/content/model-parts'

/** A part of the boat that the viewer names, where it is in the model, and whether it can be set to work. */
export interface StagePart {
  key: PartKey
  name: string
  text: string
  at: Point
  reach: number
  isMoved: boolean
}
