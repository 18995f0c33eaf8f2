import { type AreaPart, areaData } from '#lib/content/area-data'
import type { AreaFigure } from '#lib/content/area-units'

/** What the unit switch (`components/page-script/area-unit.ts`) needs of an element that prints an area. */
export function areaAttributes(part: AreaPart, area: AreaFigure) {
  return { 'data-area': areaData(part, area), suppressHydrationWarning: true } as const
}
