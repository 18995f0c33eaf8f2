import { useLocale, useTranslations } from 'next-intl'
import { FigureMark, noteOf } from '#components/product/figure-mark'
import type { PlateEntry } from '#components/ui/data-plate'
import { areaFigure, areaMeasureNames, areaMeasures, areaOf, type GivenArea } from '#lib/content/area-units'
import { printArea, printFigure } from '#lib/content/boats/print'
import { rowOfFigure } from '#lib/content/boats/sheet'
import type { BoatVariant, FigureKey } from '#lib/content/boats/types'
import { variantOf } from '#lib/content/boats/variants'
import type { BoatSlug } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'

export interface KeyFigure {
  slug: BoatSlug
  variant?: BoatVariant['id']
  key: FigureKey
  /** In place of the name that the boat's sheet gives it. */
  label?: string
}

/** An area's figure and unit for a plate, in the unit that the page's switch chooses. */
export function areaEntry(given: GivenArea, locale: Locale): Pick<PlateEntry, 'figure' | 'unit' | 'area'> {
  const area = areaFigure(given)
  const { number, unit } = printArea(area, locale)
  return { figure: number, unit, area }
}

/** Gives a figure of a boat as an entry of a plate, with its mark if it needs one. */
export function useKeyFigure(): (shown: KeyFigure) => PlateEntry {
  const locale = useLocale()
  const labels = useTranslations('FigureLabels')
  return ({ slug, variant = 'standard', key, label }) => {
    const figures = variantOf(slug, variant)?.figures ?? {}
    const figure = figures[key]
    const row = rowOfFigure(key)
    if (!figure) throw new Error(`${slug} (${variant}) has no figure ${key}`)
    const named = { id: `${variant}-${key}`, label: label ?? (row && labels(row)) }
    const measure = areaMeasureNames.find((name) => areaMeasures[name].some((one) => one === key))
    const area = measure && areaOf(figures, measure)
    if (area) return { ...named, ...areaEntry(area, locale) }
    const { number, unit } = printFigure(key, figure, locale)
    const kind = noteOf(figure)
    return { ...named, figure: number, unit: unit || undefined, note: kind && <FigureMark kind={kind} look="line" /> }
  }
}
