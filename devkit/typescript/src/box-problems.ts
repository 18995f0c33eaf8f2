import type { Box, ImageBoxes } from './boxes.ts'

/** `empty`: no area, or its edges swapped; `outside`: reaches beyond its picture; `away`: lies beside it altogether. */
export type BoxProblem = 'empty' | 'outside' | 'away'

/** Pixels by which a box at the edge may stand over: YOLO's six decimals are rounded by as much. */
const rounding = 0.01

/** What is wrong with a box in its picture, or nothing. */
export function boxProblem(box: Box, width: number, height: number): BoxProblem | undefined {
  const { xmin, ymin, xmax, ymax } = box
  if (!(xmax > xmin && ymax > ymin)) return 'empty'
  if (xmin >= width || ymin >= height || xmax <= 0 || ymax <= 0) return 'away'
  const isOutside = xmin < -rounding || ymin < -rounding || xmax > width + rounding || ymax > height + rounding
  return isOutside ? 'outside' : undefined
}

/** The picture as it may be written: boxes cut at its edges, those without area and those beside it left out. */
export function mended(image: ImageBoxes): ImageBoxes {
  const { width, height } = image
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
  const boxes = image.boxes.flatMap((box) => {
    const problem = boxProblem(box, width, height)
    if (problem === 'empty' || problem === 'away') return []
    const edges = {
      xmin: within(box.xmin, width),
      ymin: within(box.ymin, height),
      xmax: within(box.xmax, width),
      ymax: within(box.ymax, height),
    }
    return [{ ...box, ...edges }]
  })
  return { ...image, boxes }
}
