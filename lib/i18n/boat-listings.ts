import type { BoatVariant } from '#lib/content/boats/types'
import type { BoatSlug } from '#lib/content/fleet-index'
import { boatMessages } from '#lib/i18n/boat-messages'
import type { Locale } from '#lib/i18n/locales'

/** Texts about a boat for lists, menu, comparison and chat: `listing` of its messages. */
export interface BoatListing {
  name: string
  class: string
  /** One sentence: what it does. */
  summary: string
  /** What people do aboard: the menu's line where no area can stand there. */
  use?: string
  jobs: Readonly<Partial<Record<BoatVariant['id'], string>>>
  water: string
}

function ofBoats<Value>(language: Locale, read: (listing: BoatListing) => Value): Record<BoatSlug, Value> {
  const files: Record<BoatSlug, { listing: BoatListing }> = boatMessages[language]
  // Object.fromEntries forgets the keys' type; they are all boats.
  return Object.fromEntries(Object.entries(files).map(([slug, { listing }]) => [slug, read(listing)])) as Record<
    BoatSlug,
    Value
  >
}

export const boatListings: Record<Locale, Record<BoatSlug, BoatListing>> = {
  zh: ofBoats('zh', (listing) => listing),
  en: ofBoats('en', (listing) => listing),
}

/** Names and classes for `useTranslations('Boats')`. */
export function boatNames(language: Locale): Record<BoatSlug, Pick<BoatListing, 'name' | 'class'>> {
  return ofBoats(language, ({ name, class: kind }) => ({ name, class: kind }))
}
