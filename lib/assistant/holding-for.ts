import { knowledge } from '#lib/assistant/knowledge'
import { ideasOf } from '#lib/assistant/learned/concepts'
import { namedDatasets } from '#lib/assistant/reading/names'
import type { Found } from '#lib/assistant/retrieve'
import type { BoatSlug } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'

/** How likely an answer that holds for other boats is still meant: whoever changes the subject says so. */
const ofOthers = 1 / 8
/** The rest gains no more than this. */
const mostGained = 2

/**
 * What was found for a question about some boats: entries that hold for others only (`holdsFor`) step back, and where one of
 * them was the likeliest, the rest comes forward.
 */
export function holdingFor(boats: readonly BoatSlug[], found: readonly Found[], language: Locale): readonly Found[] {
  if (boats.length === 0) return found
  const { entries } = knowledge(language)
  const isOfOthers = (slug: string) => {
    const held = entries.get(slug)?.holdsFor ?? []
    return held.length > 0 && !held.some((boat) => boats.includes(boat))
  }
  const [first] = found
  const sum = (some: readonly Found[]) => some.reduce((total, { confidence }) => total + confidence, 0)
  const weighed = found.map(({ slug, confidence }) => ({
    slug,
    confidence: isOfOthers(slug) ? confidence * ofOthers : confidence,
  }))
  const gain = first && isOfOthers(first.slug) ? Math.min(mostGained, sum(found) / sum(weighed)) : 1
  return weighed
    .map(({ slug, confidence }) => ({ slug, confidence: Math.min(1, confidence * gain) }))
    .toSorted((one, other) => other.confidence - one.confidence)
}

/**
 * What was found for a text, without the entries about datasets beside one about boats where it speaks of what floats and not of
 * data: our datasets show the litter that our boats collect.
 */
export function ofLitterOrData(text: string, found: readonly Found[], language: Locale): readonly Found[] {
  const { entries } = knowledge(language)
  const isOfData = ({ slug }: Found) => entries.get(slug)?.topic === 'research'
  const ideas = ideasOf(text.toLowerCase(), language)
  const speaksOfData = ideas.includes('~dataset') || namedDatasets(text, language).datasets.length > 0
  const [first] = found
  if (!first || isOfData(first) || speaksOfData || !ideas.includes('~litter')) return found
  return found.filter((one) => !isOfData(one))
}
