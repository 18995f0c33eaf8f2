import { useLocale, useTranslations } from 'next-intl'
import { keyArea, keyFigure } from '#components/product/key-figures'
import { DataPlate } from '#components/ui/data-plate'
import { caseFigures } from '#lib/entries/case-figures'
import type { CaseEntry } from '#lib/entries/read-entries'

/** What the first boat of a case can do, where figures may be printed. */
export function CasePlate({ entry, className }: { entry: CaseEntry; className?: string }) {
  const labels = useTranslations('FigureLabels')
  const locale = useLocale()
  const figures = caseFigures(entry)
  if (figures.length === 0) return null
  return (
    <DataPlate
      className={className}
      entries={figures.map(({ slug, variant, key, label }) =>
        key === 'coverAreaMu'
          ? keyArea({ slug, variant, label: labels(label) }, locale)
          : keyFigure({ slug, variant, key, label: labels(label) }, locale),
      )}
    />
  )
}
