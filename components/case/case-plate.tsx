import { useKeyFigure } from '#components/product/key-figures'
import { UnitSwitch } from '#components/product/unit-switch'
import { DataPlate } from '#components/ui/data-plate'
import { caseFigures } from '#lib/entries/case-figures'
import type { CaseEntry } from '#lib/entries/read-entries'
import styles from './case-plate.module.scss'

/** What the first boat of a case can do, where figures may be printed. */
export function CasePlate({ entry, className }: { entry: CaseEntry; className?: string }) {
  const keyFigure = useKeyFigure()
  const figures = caseFigures(entry)
  if (figures.length === 0) return null
  return (
    <div className={[styles.plate, className].filter(Boolean).join(' ')}>
      <DataPlate entries={figures.map(keyFigure)} />
      {figures.some(({ key }) => key === 'coverAreaMu') && <UnitSwitch />}
    </div>
  )
}
