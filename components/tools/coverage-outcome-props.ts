import type { WaterEditorMessages } from '#components/tools/water-editor-messages.ts'
import type { AreaUnit } from '#lib/content/area-units'
import type { FinderJob } from '#lib/content/finder'
import type { FleetResult } from '#lib/coverage-planning/plan-request'
import type { WaterShape } from '#lib/coverage-planning/water-shape'
import type { FleetEntry } from '#lib/fleet-advice/fleet-address'
import type { Messages } from '#lib/i18n/messages'
import type { GeographicPosition } from '#lib/water-files/local-plane'

/** What is said of a plan, and what it was made with. */
export interface CoverageOutcomeProps {
  locale: string
  units: readonly [AreaUnit, ...AreaUnit[]]
  quote: string
  season: string
  messages: {
    tool: Messages['CoverageTool']
    fleet: Messages['FleetFields']
    result: Messages['FleetResult']
    quoteNote: Messages['QuoteNote']
    editor: WaterEditorMessages
  }
  shape: WaterShape
  /** The lake is the one the tool opens with, which the result says wherever it goes. */
  isSample: boolean
  /** Where the water lies on the earth, when it came from a file. */
  origin: GeographicPosition | null
  areaM2: number
  results: readonly FleetResult[]
  boatName(preset: string): string
  /** The fleets' names and the quote form's words for their boats, one a result. */
  names: readonly string[]
  /** What they were planned with, as the visitor typed it. */
  planned: { fleets: readonly FleetEntry[]; clearance: string }
  boats: readonly string[]
  /** What they do, where a boat says it. */
  job: FinderJob | undefined
  shown: number
  show(fleet: number): void
}
