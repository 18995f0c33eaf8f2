/** The most pixels to a point that a screen is given: beyond, nobody sees a difference, and a file weighs up to twice as much. */
export const mostPixels = 2

/** What a window narrower than those before it in the list is told. */
const narrowest = /(?<=^|, )(\d+)vw$|(?<=, )(\d+)px$/

/** The same `sizes` of a picture, but phones with three pixels to a point ask for two. */
export function cappedSizes(sizes: string): string {
  return sizes.replace(narrowest, (size, percent, points) => {
    const capped = Math.round((Number(percent ?? points) * mostPixels) / 3)
    return `(min-resolution: 2.5dppx) ${capped}${percent ? 'vw' : 'px'}, ${size}`
  })
}
