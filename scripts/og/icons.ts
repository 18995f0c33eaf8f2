import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const ground = '#06141a'

/** The site's icon (app/icon.svg) at a side of `size`, with `margin` of its ground around it for phones that round it off. */
async function icon(size: number, margin = 0): Promise<Buffer> {
  const side = Math.round(size * (1 - 2 * margin))
  const drawing = await sharp(readFileSync('app/icon.svg'), { density: 72 * Math.ceil(size / 32) })
    .resize(side, side)
    .png()
    .toBuffer()
  if (margin === 0) return drawing
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** What the manifest names, from the one drawing that browsers show. */
export async function writeIcons(): Promise<void> {
  writeFileSync('public/icons/icon-192.png', await icon(192))
  writeFileSync('public/icons/icon-512.png', await icon(512))
  writeFileSync('public/icons/icon-maskable-512.png', await icon(512, 0.12))
}
