/**
 * A labelled rectangle in pixels. Edges, not pixel indices: the first column spans 0 to 1, so the width is
 * `xmax - xmin` and a box over the whole of a 640-pixel row reaches from 0 to 640.
 */
export interface Box {
  name: string
  xmin: number
  ymin: number
  xmax: number
  ymax: number
  /** COCO's `iscrowd`: the box is around a crowd of objects, which COCO's scores neither want nor count as an error. */
  crowd?: true
  /** VOC's `difficult`: VOC's own scores leave the object out. It is not COCO's `iscrowd`. */
  difficult?: true
  /** Square pixels of the object's mask, where a COCO file states them: COCO's scores take the size class from it. */
  maskArea?: number
}

export interface ImageBoxes {
  file: string
  /** Pixels. */
  width: number
  height: number
  boxes: readonly Box[]
}

export type Rectangle = Pick<Box, 'xmin' | 'ymin' | 'xmax' | 'ymax'>

export const sizeClasses = ['small', 'medium', 'large'] as const
export type SizeClass = (typeof sizeClasses)[number]

/** Area in square pixels. */
export const areaOf = ({ xmin, ymin, xmax, ymax }: Rectangle): number =>
  Math.max(0, xmax - xmin) * Math.max(0, ymax - ymin)

/** COCO's classes by area: small under 32², medium under 96², large from there on. */
export function sizeClass(box: Rectangle): SizeClass {
  const area = areaOf(box)
  if (area < 32 ** 2) return 'small'
  return area < 96 ** 2 ? 'medium' : 'large'
}

/** Square pixels that two boxes have in common. */
export function sharedArea(one: Rectangle, other: Rectangle): number {
  const across = Math.min(one.xmax, other.xmax) - Math.max(one.xmin, other.xmin)
  const down = Math.min(one.ymax, other.ymax) - Math.max(one.ymin, other.ymin)
  return across > 0 && down > 0 ? across * down : 0
}

/** Intersection over union, 0 to 1; two boxes without area give 0. */
export function intersectionOverUnion(one: Rectangle, other: Rectangle): number {
  const shared = sharedArea(one, other)
  const union = areaOf(one) + areaOf(other) - shared
  return union > 0 ? shared / union : 0
}
