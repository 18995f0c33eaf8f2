import { FigureMark, noteOf } from '#components/product/figure-mark'
import type { PlateEntry } from '#components/ui/data-plate'
import { boats } from '#lib/content/boats/catalogue'
import { figureInWords, printFigure, printQuantity } from '#lib/content/boats/print'
import type { BoatVariant, FigureKey, Quantity } from '#lib/content/boats/types'
import type { BoatSlug } from '#lib/content/fleet'
import { muToHa } from '#lib/content/units'
import type { Locale } from '#lib/i18n/locales'

interface KeyFigure {
  slug: BoatSlug
  variant?: BoatVariant['id']
  key: FigureKey
  label: string
}

/** One figure of a boat as an entry of the hero's plate, with its mark if it needs one. */
export function keyFigure({ slug, variant = 'standard', key, label }: KeyFigure, locale: Locale): PlateEntry {
  const figure = boats[slug].variants.find(({ id }) => id === variant)?.figures[key]
  if (!figure) throw new Error(`${slug} (${variant}) has no figure ${key}`)
  const { number, unit } = printFigure(key, figure, locale)
  const kind = noteOf(figure)
  return {
    id: `${variant}-${key}`,
    label,
    figure: number,
    unit: unit === '' ? undefined : unit,
    note: kind ? <FigureMark kind={kind} alone /> : undefined,
  }
}

/**
 * The suited area for a hero's plate: mu in Chinese, hectares in English, where square metres would run to seven
 * digits; the other readings stand in the note.
 */
export function keyArea({ slug, variant = 'standard', label }: Omit<KeyFigure, 'key'>, locale: Locale) {
  const entry = keyFigure({ slug, variant, key: 'coverAreaMu', label }, locale)
  const figures = boats[slug].variants.find(({ id }) => id === variant)?.figures
  if (!figures?.coverAreaMu || !figures.coverAreaM2) throw new Error(`${slug} (${variant}) has no suited area`)
  const squareMetres = figureInWords('coverAreaM2', figures.coverAreaM2, locale)
  if (locale === 'zh')
    return {
      ...entry,
      note: (
        <>
          {entry.note}
          {squareMetres}
        </>
      ),
    }
  const { quantity } = figures.coverAreaMu
  const hectares: Quantity =
    quantity.form === 'range'
      ? { form: 'range', from: muToHa(quantity.from), to: muToHa(quantity.to) }
      : { form: quantity.form, value: muToHa(quantity.value) }
  return {
    ...entry,
    figure: printQuantity(hectares, locale, 0),
    unit: 'ha',
    note: (
      <>
        {entry.note}
        {squareMetres} · {figureInWords('coverAreaMu', figures.coverAreaMu, locale)}
      </>
    ),
  }
}
