import { type BoatSlug, boatSlugs } from '#lib/content/fleet'
import type { RoutePath } from '#lib/routes/table'

export type BoatPath = `/product/${BoatSlug}`

/** The boat that a page is about, if it is one. */
export function boatOf(path: RoutePath): BoatSlug | undefined {
  return boatSlugs.find((slug) => path === `/product/${slug}`)
}
