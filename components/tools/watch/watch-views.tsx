'use client'
import { type RefObject, useState } from 'react'
import { type CameraMode, cameraModes } from '#components/tools/watch/scene/camera-rig.ts'
import type { TimeOfDay } from '#components/tools/watch/scene/daylight.ts'
import type { WatchScene } from '#components/tools/watch/scene/open-watch.ts'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import styles from './watch-stage.module.scss'

interface WatchViewsProps {
  scene: RefObject<WatchScene | null>
  /** How many boats there are to follow. */
  boats: number
  messages: Messages['WatchStage']
  onClose(): void
}

/** Over the view: where the camera is, which boat it follows, day or night, and back to the map. */
export function WatchViews({ scene, boats, messages, onClose }: WatchViewsProps) {
  const [camera, setCamera] = useState<CameraMode>('follow')
  const [time, setTime] = useState<TimeOfDay>('day')
  const [boat, setBoat] = useState(0)
  return (
    <div className={styles.tools} role="toolbar" aria-label={messages.tools}>
      {cameraModes.map((mode) => (
        <button
          key={mode}
          type="button"
          className={styles.tool}
          aria-pressed={camera === mode}
          onClick={() => {
            setCamera(mode)
            scene.current?.setCamera(mode)
          }}
        >
          {messages.cameras[mode]}
        </button>
      ))}
      {boats > 1 && (
        <button
          type="button"
          className={styles.tool}
          onClick={() => {
            const next = (boat + 1) % boats
            setBoat(next)
            scene.current?.follow(next)
          }}
        >
          {formatMessage(messages.nextBoat, { number: boat + 1, boats })}
        </button>
      )}
      <button
        type="button"
        className={styles.tool}
        aria-pressed={time === 'night'}
        onClick={() => {
          const next = time === 'day' ? 'night' : 'day'
          setTime(next)
          scene.current?.setTime(next)
        }}
      >
        {messages.night}
      </button>
      <span className={styles.gap} />
      <button type="button" className={styles.tool} onClick={onClose}>
        {messages.close}
      </button>
    </div>
  )
}
