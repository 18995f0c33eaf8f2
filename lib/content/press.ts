import { type PictureName, pictures } from '#lib/content/pictures'

/** Pictures handed to the press, one a boat; their captions are their descriptions. All are renderings. */
export const pressPictures = [
  'smurf-hero',
  'moshark-hero',
  'efficiency-hero',
  'feichi-hero',
  'titan-hero',
  'xi-hero',
  'yang-hero',
  'apas-hero',
] as const satisfies readonly PictureName[]

/** The wordmark as a file; it is the drawing of `components/site/wordmark.tsx`. */
export const pressWordmark = '/press/orca-wordmark.svg'

/** The address of a picture in its largest size, in the format that every program opens. */
export function pressPicture(name: PictureName): string {
  return `/pictures/${name}-${pictures[name].widths.at(-1)}.webp`
}
