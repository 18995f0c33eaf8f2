import { useLocale, useMessages, useTranslations } from 'next-intl'
import { Island } from '#components/islands/island'
import { CoverageToolLoader } from '#components/tools/coverage-tool-loader'
import { useFleetPresets } from '#components/tools/fleet-preset-labels.ts'
import { mapKey } from '#components/tools/map-key.ts'
import { useWaterEditorMessages } from '#components/tools/water-editor-messages.ts'
import { SaveNote } from '#components/ui/save-note'
import { areaUnits } from '#lib/content/area-units'
import { address } from '#lib/routes/address'

/** The coverage simulator with its words and the boats' given figures. */
export function CoverageSection() {
  const locale = useLocale()
  const { CoverageTool: tool, FleetFields, FleetResult, PlaybackControls, WatchStage, QuoteNote } = useMessages()
  const waiting = useTranslations('ToolPage')('waiting')
  const editor = useWaterEditorMessages()
  const presets = useFleetPresets()
  const [first, ...rest] = presets
  if (!first) return null
  return (
    <>
      <Island name="tool" starts="near">
        <CoverageToolLoader
          waiting={waiting}
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
