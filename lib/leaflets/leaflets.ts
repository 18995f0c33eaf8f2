import type { Leaflet, LeafletKind } from '#lib/content/downloads'
import { type BoatSlug, boatSlugs } from '#lib/content/fleet'
import { type BoatMessages, boatMessages } from '#lib/i18n/boat-messages'
import { locales } from '#lib/i18n/locales'

export const leafletKinds = ['brochure', 'datasheet'] as const satisfies readonly LeafletKind[]

/** A boat gets its documents with its product page's words. */
function hasMessages(slug: BoatSlug): slug is keyof BoatMessages {
  return Object.hasOwn(boatMessages.zh, slug)
}

export const leaflets: readonly Leaflet[] = boatSlugs
  .filter(hasMessages)
  .flatMap((boat) => leafletKinds.flatMap((kind) => locales.map((language) => ({ boat, kind, language }))))

/** The file name of a document. */
export function leafletName({ boat, kind, language }: Leaflet): string {
  return `orca-${boat}-${kind}-${language}.pdf`
}
