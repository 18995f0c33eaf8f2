'use client'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { usePlayback } from '#components/tools/coverage/use-playback.ts'
import { canShare, clipKind, recordClip } from '#components/tools/watch/capture.ts'
import type { WatchScene } from '#components/tools/watch/scene/open-watch.ts'
import { StageTool } from '#components/tools/watch/stage-tool'
import { saveFile } from '#lib/browser/save-file'
import type { Messages } from '#lib/i18n/messages'
import styles from './watch-stage.module.scss'

interface WatchPicturesProps {
  scene: RefObject<WatchScene | null>
  playback: Pick<ReturnType<typeof usePlayback>, 'playing' | 'toggle'>
  messages: Messages['WatchStage']
  onFullScreen(): void
  children: ReactNode
}

/** Under the view: a picture and a clip to save and to send on, and the full screen. */
export function WatchPictures({ scene, playback, messages, onFullScreen, children }: WatchPicturesProps) {
  const [recording, setRecording] = useState<AbortController | null>(null)
  const [made, setMade] = useState<File | null>(null)
  useEffect(() => () => recording?.abort(), [recording])

  function keep(file: File | null) {
    if (!file) return
    saveFile(file.name, file)
    setMade(file)
  }

  async function takePicture() {
    const blob = await scene.current?.picture()
    if (blob) keep(new File([blob], 'orca-water.png', { type: 'image/png' }))
  }

  async function record() {
    const kind = clipKind()
    if (!scene.current || !kind || recording) return
    const stop = new AbortController()
    setRecording(stop)
    if (!playback.playing) playback.toggle()
    keep(await recordClip(scene.current.canvas, kind, stop.signal))
    setRecording(null)
  }

  return (
    <div className={styles.tools}>
      <StageTool onPress={() => void takePicture()}>{messages.picture}</StageTool>
      {clipKind() && (
        <StageTool isBusy={recording !== null} onPress={() => void record()}>
          {recording ? messages.recording : messages.clip}
        </StageTool>
      )}
      {made && canShare(made) && (
        <StageTool onPress={() => void navigator.share({ files: [made] }).catch(() => {})}>{messages.share}</StageTool>
      )}
      {document.fullscreenEnabled && <StageTool onPress={onFullScreen}>{messages.fullScreen}</StageTool>}
      {children}
    </div>
  )
}
