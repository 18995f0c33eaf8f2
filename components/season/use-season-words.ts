import { useLocale, useMessages, useTranslations } from 'next-intl'
import { boatPath } from '#lib/content/fleet'
import { fleetPresets } from '#lib/fleet-advice/fleet-presets'
import type { SeasonWords } from '#lib/planning/report/season-print'
import { address } from '#lib/routes/address'

/** The words of a season in the page's language, the boats' names and addresses among them. */
export function useSeasonWords(): SeasonWords {
  const locale = useLocale()
  const boat = useTranslations('Boats')
  const variant = useTranslations('SpecificationSheet.variants')
  const { SeasonTool: tool, SeasonResult: result, ToolUnits: units } = useMessages()
  const boats = Object.fromEntries(
    fleetPresets.map((preset) => [
      preset.id,
      {
        name:
          preset.variant === 'standard'
            ? boat(`${preset.slug}.name`)
            : `${boat(`${preset.slug}.name`)} · ${variant(preset.variant)}`,
        to: address(boatPath(preset.slug), locale),
      },
    ]),
  )
  return { tool, result, units, boats }
}
