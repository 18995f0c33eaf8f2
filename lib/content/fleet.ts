import type { PictureName } from '#lib/content/pictures'
import type { RoutePath } from '#lib/routes/table'

/** The eight products, in the order lists show them (READ-10 says which boat is which). */
export const boatSlugs = ['smurf', 'moshark', 'efficiency', 'feichi', 'titan', 'xi', 'yang', 'apas'] as const

export type BoatSlug = (typeof boatSlugs)[number]

/** Cleaning and work boats, boats for people, and the system that steers other vessels. */
export type BoatLine = 'cleaning' | 'leisure' | 'pilot'

export const boatLine = {
  smurf: 'cleaning',
  moshark: 'cleaning',
  efficiency: 'cleaning',
  feichi: 'cleaning',
  titan: 'cleaning',
  xi: 'leisure',
  yang: 'leisure',
  apas: 'pilot',
} as const satisfies Record<BoatSlug, BoatLine>

export function boatsOfLine(line: BoatLine): BoatSlug[] {
  return boatSlugs.filter((slug) => boatLine[slug] === line)
}

export function boatPath(slug: BoatSlug): Extract<RoutePath, `/product/${string}`> {
  return `/product/${slug}`
}

export function boatPicture(slug: BoatSlug, kind: 'hero' | 'studio'): PictureName {
  return `${slug}-${kind}`
}
