/** Checks a drawn water away from the page's own thread. */

import '#lib/browser/zod-without-eval'

import type { WaterQuestion, WaterVerdict } from '#components/tools/board/use-water-check.ts'
import { readWater } from '#lib/coverage-planning/water-shape'

addEventListener('message', ({ data: { number, shape } }: MessageEvent<WaterQuestion>) => {
  const water = readWater(shape)
  postMessage((water.ok ? { number, areaM2: water.areaM2 } : { number, fault: water.fault }) satisfies WaterVerdict)
})
