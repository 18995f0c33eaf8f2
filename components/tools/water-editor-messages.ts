import { useMessages } from 'next-intl'
import type { WaterEditorMessages } from '#components/tools/water-editor'

/** The words of the board and its tools, as the browser gets them. */
export function useWaterEditorMessages(): WaterEditorMessages {
  const { WaterEditor, WaterFilePanel, WaterBoard, AreaEntry, ToolUnits } = useMessages()
  return { editor: WaterEditor, file: WaterFilePanel, board: WaterBoard, area: AreaEntry, units: ToolUnits }
}
