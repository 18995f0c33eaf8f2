import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { AreaReading } from '#lib/content/area-units'
import { areaText, printQuantity } from '#lib/content/boats/print'
import styles from './unit-reading.module.scss'

interface UnitReadingProps {
  readings: readonly AreaReading[]
  children: (reading: AreaReading) => ReactNode
}

/** The same in every unit of a language: the first one shows, or the one that the page's unit switch chooses. */
export function UnitReading({ readings, children }: UnitReadingProps) {
  return readings.map((reading, index) => (
    <span
      key={reading.unit}
      className={styles.reading}
      data-unit={reading.unit}
      data-first={index === 0 ? '' : undefined}
    >
      {children(reading)}
    </span>
  ))
}

/** The number of an area, where a plate or a table sets its unit apart. */
export function AreaNumber({ readings }: { readings: readonly AreaReading[] }) {
  const locale = useLocale()
  return <UnitReading readings={readings}>{({ quantity }) => printQuantity(quantity, locale, 0)}</UnitReading>
}

/** The unit to that number. */
export function AreaUnitName({ readings }: { readings: readonly AreaReading[] }) {
  const t = useTranslations('Figures.units')
  return <UnitReading readings={readings}>{({ word }) => t(word)}</UnitReading>
}

/** An area as running words: "3.3–6.7 ha". */
export function AreaText({ readings }: { readings: readonly AreaReading[] }) {
  const locale = useLocale()
  return <UnitReading readings={readings}>{(reading) => areaText(reading, locale)}</UnitReading>
}
