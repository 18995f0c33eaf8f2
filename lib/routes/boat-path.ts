import { type BoatSlug, boatPath, boatSlugs } from '#lib/content/fleet'
import type { RoutePath } from '#lib/routes/table'

/** The boat that a page is about, if it is one. */
export function boatOf(path: RoutePath): BoatSlug | undefined {
  return boatSlugs.find((slug) => path === boatPath(slug))
}
