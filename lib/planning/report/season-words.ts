import type { BoatSlug } from '#lib/content/fleet'
import { fleetPresets } from '#lib/fleet-advice/fleet-presets'
import { boatListings } from '#lib/i18n/boat-listings'
import type { Locale } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'
import type { SeasonWords } from '#lib/planning/report/season-print'

/** The words of a season in a language, for the server; `pageOf` says where a boat's page stands. */
export function seasonWords(locale: Locale, pageOf: (slug: BoatSlug) => string): SeasonWords {
  const { SeasonTool: tool, SeasonResult: result, ToolUnits: units, SpecificationSheet } = messages[locale]
  const nameOf = ({ slug, variant }: (typeof fleetPresets)[number]) => {
    const { name } = boatListings[locale][slug]
    return variant === 'standard' ? name : `${name} · ${SpecificationSheet.variants[variant]}`
  }
  const boats = Object.fromEntries(
    fleetPresets.map((preset) => [preset.id, { name: nameOf(preset), to: pageOf(preset.slug) }]),
  )
  return { tool, result, units, boats }
}
