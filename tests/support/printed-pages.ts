import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's Poppler, which draws PDFs (`apt-get install poppler-utils`). */
export const hasPoppler = existsSync('/usr/bin/pdftoppm')

/** Lighter than this is paper. */
const paper = 250

/** The longest blank stretch of each page of a PDF, as a share of the page's height. */
export function blankShares(pdf: Buffer): number[] {
  // One grey picture (PGM) after the other: `P5 width height 255`, then a byte for each point.
  const pictures = execFileSync('pdftoppm', ['-gray', '-r', '24', '-'], { input: pdf, maxBuffer: 64 * 1024 * 1024 })
  const shares = []
  for (let at = 0; at < pictures.length; ) {
    const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pictures.subarray(at, at + 40).toString('latin1'))
    const [width, height] = [Number(head?.[1]), Number(head?.[2])]
    if (!head || !width || !height) throw new Error('pdftoppm gave something else than pictures.')
    const start = at + head[0].length
    let [blank, longest] = [0, 0]
    for (let row = 0; row < height; row += 1) {
      const line = pictures.subarray(start + row * width, start + (row + 1) * width)
      blank = line.every((grey) => grey > paper) ? blank + 1 : 0
      longest = Math.max(longest, blank)
    }
    shares.push(longest / height)
    at = start + width * height
  }
  return shares
}
