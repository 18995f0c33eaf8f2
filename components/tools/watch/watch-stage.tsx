'use client'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useWatchScene } from '#components/tools/watch/use-watch-scene.ts'
import { WatchPictures } from '#components/tools/watch/watch-pictures'
import type { WatchStageProps } from '#components/tools/watch/watch-stage-props.ts'
import { WatchViews } from '#components/tools/watch/watch-views'
import { onEscape } from '#components/viewer/on-escape.ts'
import { clockText } from '#lib/i18n/clock-text'
import { formatMessage } from '#lib/i18n/format-message'
import { createProgress } from '#lib/water-scene/mission-progress'
import styles from './watch-stage.module.scss'

/** The water in three dimensions in place of the map: the plan's clock moves the boats, the visitor the camera. */
export function WatchStage(props: WatchStageProps) {
  const { result, isOpen, playback, locale, messages, onClose } = props
  const root = useRef<HTMLElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const hints = useId()
  const progress = useMemo(() => createProgress(result), [result])
  const share = progress(playback.seconds)
  const moment = formatMessage(messages.moment, {
    time: clockText(playback.seconds),
    share: share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 }),
  })
  const spoken = useSpokenMoment(moment, playback.playing)

  function toggleFullScreen() {
    // A browser that refuses leaves the stage where it is.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
    else root.current?.requestFullscreen?.().catch(() => {})
  }

  const scene = useWatchScene(view, { ...props, toggleFullScreen })

  useLayoutEffect(() => {
    if (!isOpen) return
    view.current?.focus({ preventScroll: true })
    // Its button may stand below what it opens.
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (root.current) return onEscape(root.current, () => close())
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return
    event.preventDefault()
    playback.toggle()
  }

  return (
    <section
      ref={root}
      className={styles.stage}
      data-watch-stage={isOpen ? 'open' : 'opening'}
      data-seconds={Math.round(playback.seconds)}
      data-swept={share.toFixed(4)}
      aria-label={messages.title}
    >
      <WatchViews scene={scene} boats={result.run.boats.length} messages={messages} onClose={onClose} />
      <div
        ref={view}
        className={styles.view}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application region takes the keys that turn the camera
        tabIndex={0}
        aria-label={formatMessage(messages.view, { boat: props.fleet })}
        aria-describedby={hints}
        onKeyDown={onKeyDown}
      >
        <p className={styles.moment} aria-hidden="true">
          {moment}
        </p>
      </div>
      <p role="status" className={styles.spoken}>
        {spoken}
      </p>
      {isOpen && props.controls}
      <WatchPictures scene={scene} playback={playback} messages={messages} onFullScreen={toggleFullScreen}>
        <p className={`${styles.hint} ${styles.keys}`} id={hints}>
          {messages.keys}
        </p>
      </WatchPictures>
      <p className={styles.hint}>{[props.standIn, messages.drawn].filter(Boolean).join(' ')}</p>
    </section>
  )
}

/** So often, in milliseconds, a screen reader hears how far a playing mission has come. */
const everyMs = 10_000

/** What is said of the moment: now and then while the mission plays, at once where it stands. */
function useSpokenMoment(moment: string, playing: boolean): string {
  const [spoken, setSpoken] = useState(moment)
  const say = useEffectEvent(() => setSpoken(moment))
  useEffect(() => {
    if (!playing) setSpoken(moment)
  }, [moment, playing])
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => say(), everyMs)
    return () => clearInterval(timer)
  }, [playing])
  return spoken
}
