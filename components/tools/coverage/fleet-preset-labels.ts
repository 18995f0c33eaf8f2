import { useTranslations } from 'next-intl'
import { fleetPresets } from '#lib/fleet-advice/fleet-presets'

/** The boats with given figures, each with its job, the quote form's word for it, and the name a visitor reads. */
export function useFleetPresets() {
  const boat = useTranslations('Boats')
  const variant = useTranslations('SpecificationSheet.variants')
  return fleetPresets.map((preset) => {
    const name = boat(`${preset.slug}.name`)
    return {
      id: preset.id,
      boat: preset.slug,
      job: preset.job,
      label: preset.variant === 'standard' ? name : `${name} · ${variant(preset.variant)}`,
    }
  })
}
