'use client'
import type { useBoardMap } from '#components/tools/use-board-map.ts'
import type { Messages } from '#lib/i18n/messages'
import action from '../ui/action.module.scss'
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
      <button type="button" className={`${action.action} ${action.quiet}`} onClick={isOn ? map.hide : map.show}>
        {isOn ? messages.hide : messages.show}
      </button>
      {isFinding && (
        <button type="button" className={`${action.action} ${action.buoy}`} onClick={map.place}>
          {messages.place}
        </button>
      )}
      <p role="status" className={styles.note}>
        {isFinding ? messages.find : isOn ? '' : state === 'off' ? messages.notice : messages[state]}
      </p>
    </div>
  )
}
