import { type BoatSlug, boatSlugs } from '#lib/content/fleet'
import { type BoatMessages, boatMessages } from '#lib/i18n/boat-messages'
import { type Locale, locales } from '#lib/i18n/locales'

/** The two documents that every boat has. */
export const leafletKinds = ['brochure', 'datasheet'] as const

export type LeafletKind = (typeof leafletKinds)[number]

export interface Leaflet {
  boat: keyof BoatMessages
  kind: LeafletKind
  language: Locale
}

/** A committed file of `public/downloads`, as `npm run downloads` made it. */
export interface LeafletFile extends Leaflet {
  file: string
  bytes: number
  /** The day it was made. */
  date: string
  sha256: string
  /** Hash of what it says; the test beside `leaflet-content.ts` holds it to the content of today. */
  content: string
}

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
