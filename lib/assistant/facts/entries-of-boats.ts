import type { BoatPropertyKey } from '#lib/assistant/facts/boat-properties'
import { knowledge } from '#lib/assistant/knowledge'
import type { BoatSlug } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'

/** The entry that says what there is to say of a property of boats beside its figure; a test holds that each has one. */
export function entryTelling(key: BoatPropertyKey, language: Locale): string {
  const entry = [...knowledge(language).entries.values()].find(({ tells }) => tells.includes(key))
  if (!entry) throw new Error(`No entry of content/faq tells ${key}`)
  return entry.slug
}

/** The entry that says it of one boat instead, where there is one. */
export const entryTellingOf = (boat: BoatSlug, key: BoatPropertyKey, language: Locale): string | undefined =>
  [...knowledge(language).entries.values()].find(({ tellsOf }) => tellsOf[boat]?.includes(key))?.slug

/** The entry that tells what a boat is. */
export const introductionOf = (boat: BoatSlug, language: Locale): string | undefined =>
  [...knowledge(language).entries.values()].find(({ introduces }) => introduces === boat)?.slug
