import { useLocale, useMessages } from 'next-intl'
import { Island } from '#components/islands/island'
import { useFleetPresets } from '#components/tools/fleet-preset-labels.ts'
import { CoverageToolLoader } from '#components/tools/loaders'
import { mapKey } from '#components/tools/map-key.ts'
import { ToolWaiting } from '#components/tools/tool-waiting'
import { useWaterEditorMessages } from '#components/tools/water-editor-messages.ts'
import { SaveNote } from '#components/ui/save-note'
import { areaUnits } from '#lib/content/area-units'
import { address } from '#lib/routes/address'

/** The coverage simulator with its words and the boats' given figures. */
export function CoverageSection() {
  const locale = useLocale()
  const { CoverageTool: tool, FleetFields, FleetResult, PlaybackControls, WatchStage, QuoteNote } = useMessages()
  const editor = useWaterEditorMessages()
  const presets = useFleetPresets()
  const [first, ...rest] = presets
  if (!first) return null
  return (
    <>
      <Island name="tool" starts="near">
        <CoverageToolLoader
          still={<ToolWaiting />}
          locale={locale}
          units={areaUnits[locale]}
          mapKey={mapKey(locale)}
          presets={[first, ...rest]}
          quote={address('/quote', locale)}
          season={address('/tools/season', locale)}
          messages={{
            tool,
            fleet: FleetFields,
            result: FleetResult,
            playback: PlaybackControls,
            watch: WatchStage,
            quoteNote: QuoteNote,
            editor,
          }}
        />
      </Island>
      <SaveNote />
    </>
  )
}
