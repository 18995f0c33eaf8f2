/** The most pixels to a CSS pixel that are offered: beyond, no difference is visible and a file weighs up to twice as much. */
export const mostPixels = 2

/** The `sizes` entry for windows narrower than those before it in the list. */
const narrowest = /(?<=^|, )(\d+)vw$|(?<=, )(\d+)px$/

/** The same `sizes` of a picture, but phones with three pixels to a point ask for two. */
export function cappedSizes(sizes: string): string {
  return sizes.replace(narrowest, (size, percent, points) => {
    const capped = Math.round((Number(percent ?? points) * mostPixels) / 3)
    return `(min-resolution: 2.5dppx) ${capped}${percent ? 'vw' : 'px'}, ${size}`
  })
}
