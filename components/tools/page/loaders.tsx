'use client'
import { partWhenLive } from '#components/ui/part-when-live'

// Each tool comes when its page is live.
export const CoverageToolLoader = partWhenLive(() =>
  import('#components/tools/coverage/coverage-tool').then((part) => part.CoverageTool),
)
export const WaterToolLoader = partWhenLive(() =>
  import('#components/tools/board/water-tool').then((part) => part.WaterTool),
)
