import type { BoatMessages } from '#lib/i18n/boat-messages'
import type { Locale } from '#lib/i18n/locales'
import files from './downloads.json' with { type: 'json' }

export type LeafletKind = 'brochure' | 'datasheet'

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

/** Brochures and data sheets as `npm run downloads` set them into public/downloads; a test holds them to today's content. */
export const downloads = files as readonly LeafletFile[]
