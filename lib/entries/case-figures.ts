import { boats } from '#lib/content/boats/catalogue'
import type { BoatVariant, Figure, FigureKey } from '#lib/content/boats/types'
import { variantOf } from '#lib/content/boats/variants'
import type { BoatSlug } from '#lib/content/fleet'
import type { CaseEntry } from '#lib/entries/read-entries'

/** Figures that say what a boat does on a site, in the order in which they are printed, with their label's key. */
const shown = [
  ['coverAreaMu', 'coverArea'],
  ['collectWidthM', 'collectWidth'],
  ['wasteCapacityKg', 'wasteCapacity'],
  ['weedCapacityKg', 'weedCapacity'],
  ['cutDepthCm', 'cutDepth'],
  ['passengerCount', 'passengers'],
  ['deckM2', 'deck'],
  ['socialSpaceM2', 'socialSpace'],
  ['enduranceH', 'endurance'],
] as const satisfies readonly (readonly [FigureKey, string])[]

export interface CaseFigure {
  slug: BoatSlug
  variant: BoatVariant['id']
  key: FigureKey
  label: (typeof shown)[number][1]
  figure: Figure
}

/** Up to four figures of a case's first boat, in the variant that its work calls for. */
export function caseFigures({ boats: slugs, works }: Pick<CaseEntry, 'boats' | 'works'>): CaseFigure[] {
  const [slug] = slugs
  if (!slug) return []
  const variant = variantOf(slug, works.includes('weed') ? 'weed' : 'cleaning') ?? boats[slug].variants[0]
  return shown
    .flatMap(([key, label]) => {
      const figure = variant.figures[key]
      return figure ? [{ slug, variant: variant.id, key, label, figure }] : []
    })
    .slice(0, 4)
}
