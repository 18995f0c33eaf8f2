'use client'
import { type RefObject, useState } from 'react'
import { type CameraMode, cameraModes } from '#components/tools/watch/scene/camera-rig.ts'
import type { TimeOfDay } from '#components/tools/watch/scene/daylight.ts'
import type { WatchScene } from '#components/tools/watch/scene/open-watch.ts'
import { StageTool } from '#components/tools/watch/stage-tool'
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
        <StageTool
          key={mode}
          isPressed={camera === mode}
          onPress={() => {
            setCamera(mode)
            scene.current?.setCamera(mode)
          }}
        >
          {messages.cameras[mode]}
        </StageTool>
      ))}
      {boats > 1 && (
        <StageTool
          onPress={() => {
            const next = (boat + 1) % boats
            setBoat(next)
            scene.current?.follow(next)
          }}
        >
          {formatMessage(messages.nextBoat, { number: boat + 1, boats })}
        </StageTool>
      )}
      <StageTool
        isPressed={time === 'night'}
        onPress={() => {
          const next = time === 'day' ? 'night' : 'day'
          setTime(next)
          scene.current?.setTime(next)
        }}
      >
        {messages.night}
      </StageTool>
      <span className={styles.gap} />
      <StageTool onPress={onClose}>{messages.close}</StageTool>
    </div>
  )
}
