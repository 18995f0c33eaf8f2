import { FigureMark, noteOf } from '#components/product/figure-mark'
import type { PlateEntry } from '#components/ui/data-plate'
import { type AreaMeasure, areaFigure, areaOf, type GivenArea } from '#lib/content/area-units'
import { printArea, printFigure } from '#lib/content/boats/print'
import type { BoatVariant, FigureKey } from '#lib/content/boats/types'
import { variantOf } from '#lib/content/boats/variants'
import type { BoatSlug } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'

interface KeyFigure {
  slug: BoatSlug
  variant?: BoatVariant['id']
  key: FigureKey
  label: string
}

/** One figure of a boat as an entry of the hero's plate, with its mark if it needs one. */
export function keyFigure({ slug, variant = 'standard', key, label }: KeyFigure, locale: Locale): PlateEntry {
  const figure = variantOf(slug, variant)?.figures[key]
  if (!figure) throw new Error(`${slug} (${variant}) has no figure ${key}`)
  const { number, unit } = printFigure(key, figure, locale)
  const kind = noteOf(figure)
  return {
    id: `${variant}-${key}`,
    label,
    figure: number,
    unit: unit === '' ? undefined : unit,
    note: kind ? <FigureMark kind={kind} look="line" /> : undefined,
  }
}

/** An area's figure and unit for a plate, in the unit that the page's switch chooses. */
export function areaEntry(given: GivenArea, locale: Locale): Pick<PlateEntry, 'figure' | 'unit' | 'area'> {
  const area = areaFigure(given)
  const { number, unit } = printArea(area, locale)
  return { figure: number, unit, area }
}

interface KeyArea extends Omit<KeyFigure, 'key'> {
  measure?: AreaMeasure
}

/** The suited area, or another area of a boat, for a hero's plate. */
export function keyArea(
  { slug, variant = 'standard', measure = 'coverArea', label }: KeyArea,
  locale: Locale,
): PlateEntry {
  const figures = variantOf(slug, variant)?.figures ?? {}
  const area = areaOf(figures, measure)
  if (!area) throw new Error(`${slug} (${variant}) has no ${measure}`)
  return { id: `${variant}-${measure}`, label, ...areaEntry(area, locale) }
}
