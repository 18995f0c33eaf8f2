/**
 * How far the middle of the boat keeps from the shore, in metres: what was asked for, but at most half the collecting
 * width, or a strip along the shore would never be swept.
 */
export function nearestShoreM(clearanceM: number, widthM: number): number {
  return Math.min(clearanceM, widthM / 2)
}
