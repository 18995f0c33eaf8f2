import { boats } from '#lib/content/boats/catalogue'
import type { BoatVariant, Figures } from '#lib/content/boats/types'
import type { BoatSlug } from '#lib/content/fleet'

/** The variant of a boat; nothing where it has no such one. */
export function variantOf(slug: BoatSlug, id: BoatVariant['id']): BoatVariant | undefined {
  return boats[slug].variants.find((variant) => variant.id === id)
}

/** The figures of a variant; of the first, which every boat has, where it has no such one. */
export function figuresOf(slug: BoatSlug, id: BoatVariant['id']): Figures {
  return (variantOf(slug, id) ?? boats[slug].variants[0]).figures
}
