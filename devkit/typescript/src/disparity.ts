import { FormatError } from './format-error.ts'
import { readGreyPng } from './png.ts'

export interface DisparityMap {
  width: number
  height: number
  /** Pixels, row by row; NaN where nothing is known. */
  values: Float32Array
}

/** Reads a disparity map stored as 16-bit PNG in 256ths of a pixel, 0 meaning unknown (the KITTI convention). */
export async function readDisparity(bytes: Uint8Array): Promise<DisparityMap> {
  const { width, height, values } = await readGreyPng(bytes)
  return { width, height, values: Float32Array.from(values, (value) => (value === 0 ? Number.NaN : value / 256)) }
}

/** Depth in metres of a disparity in pixels, for a focal length in pixels and a baseline in metres. */
export const depthOf = (disparity: number, focalLength: number, baseline: number): number =>
  (focalLength * baseline) / disparity

export interface DisparityError {
  /** Pixels known in the truth. */
  pixels: number
  /** Share of those that the estimate has too. */
  density: number
  /** Mean absolute error in pixels (end-point error), over pixels that both have. */
  meanAbsolute: number
  /** Share of the truth's pixels that are off by more than 3 px and 5 %, or missing (KITTI 2015's D1). */
  outliers: number
}

/** Compares an estimated disparity map with the true one. Throws FormatError when sizes differ or nothing is known. */
export function disparityError(estimate: DisparityMap, truth: DisparityMap): DisparityError {
  if (estimate.width !== truth.width || estimate.height !== truth.height)
    throw new FormatError('disparity', 'the two maps differ in size')
  let [pixels, both, sum, outliers] = [0, 0, 0, 0]
  for (const [index, wanted] of truth.values.entries()) {
    if (Number.isNaN(wanted)) continue
    pixels += 1
    const error = Math.abs((estimate.values[index] ?? Number.NaN) - wanted)
    if (Number.isNaN(error)) {
      outliers += 1
      continue
    }
    both += 1
    sum += error
    if (error > 3 && error > wanted * 0.05) outliers += 1
  }
  if (both === 0) throw new FormatError('disparity', 'no pixel is known in both maps')
  return { pixels, density: both / pixels, meanAbsolute: sum / both, outliers: outliers / pixels }
}
