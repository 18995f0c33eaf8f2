'use client'
import type { usePlayback } from '#components/tools/coverage/use-playback.ts'
import { clockText } from '#lib/i18n/clock-text'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import styles from './playback-controls.module.scss'

interface PlaybackControlsProps {
  playback: ReturnType<typeof usePlayback>
  finishedS: number
  messages: Messages['PlaybackControls']
}

/** Play, pause, speed, and a slider over the whole mission. Its time is read at the slider, not aloud as it runs. */
export function PlaybackControls({ playback, finishedS, messages }: PlaybackControlsProps) {
  const time = clockText(playback.seconds)
  return (
    <div data-screen-only="" className={styles.controls}>
      <button type="button" className={styles.button} onClick={playback.toggle}>
        {playback.playing ? messages.pause : messages.play}
      </button>
      <button type="button" className={styles.button} onClick={playback.faster}>
        {playback.pace === 'whole'
          ? messages.whole
          : formatMessage(playback.pace ? messages.pace : messages.speed, { times: playback.pace ?? playback.speed })}
      </button>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={Math.ceil(finishedS)}
        step={Math.max(1, Math.round(finishedS / 400))}
        value={Math.round(playback.seconds)}
        aria-label={messages.moment}
        aria-valuetext={time}
        onChange={(event) => playback.seek(Number(event.target.value))}
      />
      <output className={styles.time} aria-live="off">
        {time}
      </output>
    </div>
  )
}
