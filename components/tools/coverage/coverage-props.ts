import type { WaterEditorMessages } from '#components/tools/board/water-editor-messages.ts'
import type { useFleetPresets } from '#components/tools/coverage/fleet-preset-labels.ts'
import type { useCoveragePlan } from '#components/tools/coverage/use-coverage-plan.ts'
import type { AreaUnit } from '#lib/content/area-units'
import type { Messages } from '#lib/i18n/messages'
import type { GeographicPosition } from '#lib/water-files/local-plane'

/** A boat that a fleet may begin with; `boat` is the quote form's word for it. */
export type CoveragePreset = ReturnType<typeof useFleetPresets>[number]

export interface CoverageToolProps {
  locale: string
  units: readonly [AreaUnit, ...AreaUnit[]]
  mapKey: string | undefined
  presets: readonly [CoveragePreset, ...CoveragePreset[]]
  quote: string
  season: string
  messages: {
    tool: Messages['CoverageTool']
    fleet: Messages['FleetFields']
    result: Messages['FleetResult']
    playback: Messages['PlaybackControls']
    watch: Messages['WatchStage']
    quoteNote: Messages['QuoteNote']
    editor: WaterEditorMessages
  }
}

export interface CoverageOutcomeProps extends CoverageToolProps {
  coverage: ReturnType<typeof useCoveragePlan>
  /** Where the water lies on the earth, when it came from a file. */
  origin: GeographicPosition | null
  names: readonly string[]
}
