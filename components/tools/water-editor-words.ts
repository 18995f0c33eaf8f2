import { useMessages } from 'next-intl'
import type { WaterEditorWords } from '#components/tools/water-editor'

/** The words of the board and its tools, as the browser gets them. */
export function useWaterEditorWords(): WaterEditorWords {
  const { WaterEditor, WaterBoard, AreaEntry, ToolUnits } = useMessages()
  return { editor: WaterEditor, board: WaterBoard, area: AreaEntry, units: ToolUnits }
}
