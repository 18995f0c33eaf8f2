import { type BoatSlug, boatSlugs } from '#lib/content/fleet'

const slugOf = (path: string): BoatSlug | undefined => {
  const [, name] = /\/product\/(\w+)$/.exec(path) ?? []
  return boatSlugs.find((slug) => slug === name)
}

/** The boat whose page is at one end of a way through the history; none where both ends, or neither, are a boat's. */
export function boatBetween(from: string, to: string): BoatSlug | undefined {
  const [here, there] = [slugOf(from), slugOf(to)]
  return here && there ? undefined : (here ?? there)
}
