import { useMessages } from 'next-intl'
import type { AreaUnit } from '#lib/content/area-units'
import type { Messages } from '#lib/i18n/messages'

export interface WaterEditorMessages {
  editor: Messages['WaterEditor']
  file: Messages['WaterFilePanel']
  board: Messages['WaterBoard']
  area: Messages['AreaEntry']
  units: Readonly<Record<AreaUnit, string>>
}

/** The words of the board and its tools, as the browser gets them. */
export function useWaterEditorMessages(): WaterEditorMessages {
  const { WaterEditor, WaterFilePanel, WaterBoard, AreaEntry, ToolUnits } = useMessages()
  return { editor: WaterEditor, file: WaterFilePanel, board: WaterBoard, area: AreaEntry, units: ToolUnits }
}
