import { useLocale, useMessages } from 'next-intl'
import { Island } from '#components/islands/island'
import { mapKey } from '#components/tools/board/map-key.ts'
import { useWaterEditorMessages } from '#components/tools/board/water-editor-messages.ts'
import { useFleetPresets } from '#components/tools/coverage/fleet-preset-labels.ts'
import { CoverageToolLoader } from '#components/tools/page/loaders'
import { ToolPage } from '#components/tools/page/tool-page'
import { ToolWaiting } from '#components/tools/page/tool-waiting'
import { SaveNote } from '#components/ui/save-note'
import { areaUnits } from '#lib/content/area-units'
import { address } from '#lib/routes/address'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/tools/coverage'

export const generateMetadata = metadataOf(path, 'CoveragePage')

export default function CoveragePage() {
  const locale = useLocale()
  const words = useMessages()
  const editor = useWaterEditorMessages()
  const [first, ...rest] = useFleetPresets()
  if (!first) throw new Error('no boat has given figures to begin with')
  return (
    <ToolPage path={path} words="CoveragePage">
      <Island name="tool" starts="near">
        <CoverageToolLoader
          still={<ToolWaiting tool="coverage" />}
          locale={locale}
          units={areaUnits[locale]}
          mapKey={mapKey(locale)}
          presets={[first, ...rest]}
          quote={address('/quote', locale)}
          season={address('/tools/season', locale)}
          messages={{
            tool: words.CoverageTool,
            fleet: words.FleetFields,
            result: words.FleetResult,
            playback: words.PlaybackControls,
            watch: words.WatchStage,
            quoteNote: words.QuoteNote,
            editor,
          }}
        />
      </Island>
      <SaveNote />
    </ToolPage>
  )
}
