import { ringsContain } from '#lib/coverage-planning/polygon'
import type { GeographicPosition } from '#lib/water-files/local-plane'
import corners from './mainland-china.json' with { type: 'json' }

/** Mainland China and Hainan, drawn by hand to about 50 km: who lies in it is asked which datum a file is in. */
const outline = corners.map(([x = 0, y = 0]) => ({ x, y }))

/** Whether a place lies in mainland China, to about 50 km at its borders. */
export function isInChina({ longitude, latitude }: GeographicPosition): boolean {
  return ringsContain([outline], { x: longitude, y: latitude })
}
