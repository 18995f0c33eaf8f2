import { useMessages } from 'next-intl'

/** The words of the board and its tools, as the browser gets them. */
export function useWaterEditorMessages() {
  const { WaterEditor, WaterFilePanel, WaterBoard, AreaEntry, ToolUnits } = useMessages()
  return { editor: WaterEditor, file: WaterFilePanel, board: WaterBoard, area: AreaEntry, units: ToolUnits }
}

export type WaterEditorMessages = ReturnType<typeof useWaterEditorMessages>
