import { useLocale } from 'next-intl'
import { areaAttributes } from '#components/ui/area-attributes.ts'
import { type AreaFigure, areaReading, areaUnits } from '#lib/content/area-units'
import { areaText } from '#lib/content/boats/print'

interface AreaTextProps {
  area: AreaFigure
  /** Words around it, with `{area}` for the area: "up to {area}". */
  phrase?: string
  /** A table's cell where it holds nothing else. */
  as?: 'span' | 'td'
}

/** An area as running words, in the language's unit or the one that the page's unit switch chooses: "3.3–6.7 ha". */
export function AreaText({ area, phrase, as: Element = 'span' }: AreaTextProps) {
  const locale = useLocale()
  const text = areaText(areaReading(area, areaUnits[locale][0]), locale)
  return (
    <Element {...areaAttributes('text', area)} data-phrase={phrase}>
      {phrase ? phrase.replace('{area}', text) : text}
    </Element>
  )
}
