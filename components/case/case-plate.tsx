import { useLocale, useTranslations } from 'next-intl'
import { keyFigure } from '#components/product/key-figures'
import { DataPlate } from '#components/ui/data-plate'
import { caseFigures } from '#lib/entries/case-figures'
import type { CaseEntry } from '#lib/entries/read-entries'

/** What the first boat of a case can do, where figures may be printed. */
export function CasePlate({ entry, className }: { entry: CaseEntry; className?: string }) {
  const labels = useTranslations('FigureLabels')
  const locale = useLocale()
  const figures = caseFigures(entry, locale)
  if (figures.length === 0) return null
  return (
    <DataPlate
      className={className}
      entries={figures.map(({ slug, variant, key, label }) =>
        keyFigure({ slug, variant, key, label: labels(label) }, locale),
      )}
    />
  )
}
