import { useLocale, useTranslations } from 'next-intl'
import { keyArea, keyFigure } from '#components/product/key-figures'
import { UnitSwitch } from '#components/product/unit-switch'
import { DataPlate } from '#components/ui/data-plate'
import { caseFigures } from '#lib/entries/case-figures'
import type { CaseEntry } from '#lib/entries/read-entries'
import styles from './case-plate.module.scss'

/** What the first boat of a case can do, where figures may be printed. */
export function CasePlate({ entry, className }: { entry: CaseEntry; className?: string }) {
  const labels = useTranslations('FigureLabels')
  const locale = useLocale()
  const figures = caseFigures(entry)
  if (figures.length === 0) return null
  return (
    <div className={[styles.plate, className].filter(Boolean).join(' ')}>
      <DataPlate
        entries={figures.map(({ slug, variant, key, label }) =>
          key === 'coverAreaMu'
            ? keyArea({ slug, variant, label: labels(label) }, locale)
            : keyFigure({ slug, variant, key, label: labels(label) }, locale),
        )}
      />
      {figures.some(({ key }) => key === 'coverAreaMu') && <UnitSwitch />}
    </div>
  )
}
