import { type AreaPart, areaData } from '#lib/content/area-data'
import type { AreaFigure } from '#lib/content/area-units'

/** Attributes of an element with an area, for the unit switch (`components/page-script/area-unit.ts`). */
export function areaAttributes(part: AreaPart, area: AreaFigure) {
  return { 'data-area': areaData(part, area), suppressHydrationWarning: true } as const
}
