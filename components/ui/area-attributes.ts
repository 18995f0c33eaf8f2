import { type AreaPart, areaData } from '#lib/content/area-data'
import type { AreaFigure } from '#lib/content/area-units'

/**
 * What an element carries that prints an area: enough for the page's unit switch to write it
 * in another unit (`components/page-script/area-unit.ts`).
 */
export function areaAttributes(part: AreaPart, area: AreaFigure) {
  return { 'data-area': areaData(part, area), suppressHydrationWarning: true } as const
}
