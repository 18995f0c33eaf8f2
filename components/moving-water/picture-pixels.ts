/** More than a large screen has are drawn for nothing. */
const mostAcross = 2560
/** Finer than this, eyes do not tell moving water apart. */
const finestDensity = 2

/**
 * Pixels across a picture of 16:9 that fills a box and is cut at two of its edges (`object-fit: cover`): as many as the still under it
 * shows, or boat and shore would grow soft when the water begins to move.
 */
export function pixelsAcross(box: { clientWidth: number; clientHeight: number }, density: number): number {
  const across = Math.max(box.clientWidth, (box.clientHeight * 16) / 9)
  return Math.min(Math.round(across * Math.min(density, finestDensity)), mostAcross)
}
