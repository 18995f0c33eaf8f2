/** How far the boat's middle keeps from the shore (m): as asked, at most half its width, or a strip is left. */
export function nearestShoreM(clearanceM: number, widthM: number): number {
  return Math.min(clearanceM, widthM / 2)
}
