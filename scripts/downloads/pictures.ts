import sharp from 'sharp'
import type { BoatSlug } from '#lib/content/fleet'

const asData = (jpeg: Buffer) => `data:image/jpeg;base64,${jpeg.toString('base64')}`

/** A boat's two pictures as JPEG, because a PDF keeps JPEG as it is and unpacks everything else. */
export async function leafletPictures(boat: BoatSlug): Promise<{ hero: string; studio: string }> {
  const hero = await sharp(`imagery/renders/${boat}-hero.webp`)
    .resize({ width: 1080, height: 1034, fit: 'cover', position: 'attention' })
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer()
  const studio = await sharp(`imagery/renders/${boat}-studio.webp`)
    .flatten({ background: '#ffffff' })
    .resize({ width: 1080, height: 720, fit: 'inside' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
  return { hero: asData(hero), studio: asData(studio) }
}
