import { boats } from '#lib/content/boats/catalogue'
import type { FigureKey } from '#lib/content/boats/types'
import { variantOf } from '#lib/content/boats/variants'
import type { CaseEntry } from '#lib/entries/read-entries'

/** Figures that say what a boat does on a site, in the order in which they are printed. */
const shown: readonly FigureKey[] = [
  'coverAreaMu',
  'collectWidthM',
  'wasteCapacityKg',
  'weedCapacityKg',
  'cutDepthCm',
  'passengerCount',
  'deckM2',
  'socialSpaceM2',
  'enduranceH',
]

/** Up to four figures of a case's first boat, in the variant that its work calls for. */
export function caseFigures({ boats: slugs, works }: Pick<CaseEntry, 'boats' | 'works'>) {
  const [slug] = slugs
  if (!slug) return []
  const variant = variantOf(slug, works.includes('weed') ? 'weed' : 'cleaning') ?? boats[slug].variants[0]
  return shown
    .flatMap((key) => {
      const figure = variant.figures[key]
      return figure ? [{ slug, variant: variant.id, key, figure }] : []
    })
    .slice(0, 4)
}
