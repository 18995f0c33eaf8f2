import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const printableAscii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')

/** What the site's sentences and figures are written with, beside Chinese. A test follows the messages. */
export const writtenCharacters = `${printableAscii}\u00a0©°²³·×–—‘’“”…\u2009−`

/** Letters with accents, for a name here and there: a file of its own, fetched by a page that holds one. */
export const accentedRange = { from: 0xc0, to: 0x17f }

const accented = Array.from({ length: accentedRange.to - accentedRange.from + 1 }, (_, index) =>
  String.fromCharCode(accentedRange.from + index),
).join('')

const folder = 'styles/fonts'

/** The faces that pages fetch, each cut from a whole one in `styles/fonts`: which characters, weights and features. */
export const faces = [
  {
    file: `${folder}/instrument-sans-page.woff2`,
    of: `${folder}/instrument-sans.woff2`,
    characters: writtenCharacters,
    weights: { min: 400, max: 600 },
    features: ['kern', 'tnum', 'ccmp', 'mark'],
  },
  {
    file: `${folder}/instrument-sans-accents.woff2`,
    of: `${folder}/instrument-sans.woff2`,
    characters: accented,
    weights: { min: 400, max: 600 },
    features: ['kern', 'tnum', 'ccmp', 'mark'],
  },
  {
    file: `${folder}/jetbrains-mono-page.woff2`,
    of: `${folder}/jetbrains-mono.woff2`,
    characters: writtenCharacters,
    weights: { min: 400, max: 600 },
    // Without its ligatures, which are for programs: they were two thirds of the file.
    features: ['ccmp', 'mark'],
  },
] as const

/** Bytes of one face as WOFF2. */
export function cut({ of, characters, weights, features }: (typeof faces)[number]): Promise<Buffer> {
  return subsetFont(readFileSync(of), characters, {
    targetFormat: 'woff2',
    keepFeatures: [...features],
    variationAxes: { wght: { ...weights } },
  })
}
