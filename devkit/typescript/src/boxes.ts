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
}

export interface ImageBoxes {
  file: string
  /** Pixels. */
  width: number
  height: number
  boxes: readonly Box[]
}

export const sizeClasses = ['small', 'medium', 'large'] as const
export type SizeClass = (typeof sizeClasses)[number]

/** Area in square pixels. */
export const areaOf = ({ xmin, ymin, xmax, ymax }: Omit<Box, 'name'>): number =>
  Math.max(0, xmax - xmin) * Math.max(0, ymax - ymin)

/** COCO's classes by area: small under 32², medium under 96², large from there on. */
export function sizeClass(box: Omit<Box, 'name'>): SizeClass {
  const area = areaOf(box)
  if (area < 32 ** 2) return 'small'
  return area < 96 ** 2 ? 'medium' : 'large'
}

/** Intersection over union, 0 to 1; two boxes without area give 0. */
export function intersectionOverUnion(one: Omit<Box, 'name'>, other: Omit<Box, 'name'>): number {
  const shared = areaOf({
    xmin: Math.max(one.xmin, other.xmin),
    ymin: Math.max(one.ymin, other.ymin),
    xmax: Math.min(one.xmax, other.xmax),
    ymax: Math.min(one.ymax, other.ymax),
  })
  const union = areaOf(one) + areaOf(other) - shared
  return union > 0 ? shared / union : 0
}

/** What is wrong with a box in its picture, or nothing. */
export function boxProblem(box: Box, width: number, height: number): 'empty' | 'outside' | undefined {
  const { xmin, ymin, xmax, ymax } = box
  if (!(xmax > xmin && ymax > ymin)) return 'empty'
  return xmin < 0 || ymin < 0 || xmax > width || ymax > height ? 'outside' : undefined
}
