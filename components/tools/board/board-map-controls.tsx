'use client'
import type { useBoardMap } from '#components/tools/board/use-board-map.ts'
import { ToolAction } from '#components/tools/parts/tool-action'
import type { Messages } from '#lib/i18n/messages'
import styles from './board-map-controls.module.scss'

interface BoardMapControlsProps {
  map: ReturnType<typeof useBoardMap>
  messages: Messages['WaterEditor']['map']
}

/** Asks before a map is fetched, and says how to find the lake on it. */
export function BoardMapControls({ map, messages }: BoardMapControlsProps) {
  const { state, isFinding } = map
  const isOn = state === 'on'
  return (
    <div data-screen-only="" className={styles.map}>
      <ToolAction label={isOn ? messages.hide : messages.show} onPress={isOn ? map.hide : map.show} />
      {isFinding && <ToolAction isCall label={messages.place} onPress={map.place} />}
      <p role="status" className={styles.note}>
        {isFinding ? messages.find : isOn ? '' : state === 'off' ? messages.notice : messages[state]}
      </p>
    </div>
  )
}
