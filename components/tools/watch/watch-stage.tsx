'use client'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { usePlayback } from '#components/tools/use-playback.ts'
import { canShare, clipKind, recordClip } from '#components/tools/watch/capture.ts'
import { type CameraMode, cameraModes } from '#components/tools/watch/scene/camera-rig.ts'
import type { TimeOfDay } from '#components/tools/watch/scene/daylight.ts'
import { NoGraphics, openWatch, type WatchScene } from '#components/tools/watch/scene/open-watch.ts'
import { useSpokenMoment } from '#components/tools/watch/use-spoken-moment.ts'
import type { WatchFault } from '#components/tools/watch/why-not.ts'
import { onEscape } from '#components/viewer/on-escape.ts'
import { saveFile } from '#lib/browser/save-file'
import type { BoatSlug } from '#lib/content/fleet'
import type { Point } from '#lib/coverage-planning/geometry'
import type { FleetResult } from '#lib/coverage-planning/plan-request'
import type { WaterShape } from '#lib/coverage-planning/water-shape'
import { clockText } from '#lib/i18n/clock-text'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { createProgress } from '#lib/water-scene/mission-progress'
import styles from './watch-stage.module.scss'

export interface WatchStageProps {
  shape: WaterShape
  result: FleetResult
  dock: Point
  /** Collecting width in metres, and metres a second with the collector working. */
  widthM: number
  workSpeed: number
  job: 'litter' | 'weed'
  /** The boat of the fleet, and what the fleet is called; what is said where another boat stands in for the visitor's own. */
  slug: BoatSlug
  fleet: string
  standIn: string | undefined
  isOpen: boolean
  playback: ReturnType<typeof usePlayback>
  /** What steers the clock: on a full screen, too. */
  controls: ReactNode
  locale: string
  messages: Messages['WatchStage']
  onReady(): void
  onFail(reason: WatchFault): void
  onClose(): void
}

/**
 * The water in three dimensions in place of the map: the plan's clock moves the boats, the visitor the camera. Whatever it holds
 * is given back when it goes.
 */
export function WatchStage(props: WatchStageProps) {
  const { shape, result, dock, widthM, workSpeed, job, slug, isOpen, playback, locale, messages } = props
  const root = useRef<HTMLElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const scene = useRef<WatchScene>(null)
  const hints = useId()
  const [camera, setCamera] = useState<CameraMode>('follow')
  const [time, setTime] = useState<TimeOfDay>('day')
  const [boat, setBoat] = useState(0)
  const [recording, setRecording] = useState<AbortController | null>(null)
  const [made, setMade] = useState<File | null>(null)
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

  const now = useRef({ ...props, toggleFullScreen })
  useEffect(() => {
    now.current = { ...props, toggleFullScreen }
  })

  useEffect(() => {
    const region = view.current
    if (!region) return
    const stop = new AbortController()
    openWatch({
      view: region,
      shape,
      result,
      dock,
      widthM,
      workSpeed,
      job,
      boat: slug,
      time: 'day',
      still: matchMedia('(prefers-reduced-motion: reduce)').matches,
      commands: { fullScreen: () => now.current.toggleFullScreen() },
      lost: () => now.current.onFail('lost'),
      signal: stop.signal,
    }).then(
      (opened) => {
        if (stop.signal.aborted) return opened.dispose()
        scene.current = opened
        opened.setSeconds(now.current.playback.seconds)
        now.current.onReady()
      },
      (error: unknown) => {
        if (!stop.signal.aborted) now.current.onFail(error instanceof NoGraphics ? 'noGraphics' : 'failed')
      },
    )
    return () => {
      stop.abort()
      scene.current?.dispose()
      scene.current = null
    }
  }, [shape, result, dock, widthM, workSpeed, job, slug])

  useEffect(() => scene.current?.setSeconds(playback.seconds), [playback.seconds])
  useEffect(() => () => recording?.abort(), [recording])
  useLayoutEffect(() => {
    if (!isOpen) return
    view.current?.focus({ preventScroll: true })
    // Its button may stand below what it opens.
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  useEffect(() => {
    if (root.current) return onEscape(root.current, () => now.current.onClose())
  }, [])

  async function picture() {
    const blob = await scene.current?.picture()
    return blob ? new File([blob], 'orca-water.png', { type: 'image/png' }) : null
  }

  function keep(file: File | null) {
    if (!file) return
    saveFile(file.name, file)
    setMade(file)
  }

  async function record() {
    const kind = clipKind()
    if (!scene.current || !kind) return
    const stop = new AbortController()
    setRecording(stop)
    if (!playback.playing) playback.toggle()
    keep(await recordClip(scene.current.canvas, kind, stop.signal))
    setRecording(null)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return
    event.preventDefault()
    playback.toggle()
  }

  const boats = result.run.boats.length
  return (
    <section
      ref={root}
      className={styles.stage}
      data-watch-stage={isOpen ? 'open' : 'opening'}
      data-seconds={Math.round(playback.seconds)}
      data-swept={share.toFixed(4)}
      aria-label={messages.title}
    >
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
        <button type="button" className={styles.tool} onClick={props.onClose}>
          {messages.close}
        </button>
      </div>
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
      <div className={styles.tools}>
        <button type="button" className={styles.tool} onClick={() => void picture().then(keep)}>
          {messages.picture}
        </button>
        {clipKind() && (
          <button type="button" className={styles.tool} disabled={recording !== null} onClick={() => void record()}>
            {recording ? messages.recording : messages.clip}
          </button>
        )}
        {made && canShare(made) && (
          <button
            type="button"
            className={styles.tool}
            onClick={() => void navigator.share({ files: [made] }).catch(() => {})}
          >
            {messages.share}
          </button>
        )}
        {document.fullscreenEnabled && (
          <button type="button" className={styles.tool} onClick={toggleFullScreen}>
            {messages.fullScreen}
          </button>
        )}
        <p className={`${styles.hint} ${styles.keys}`} id={hints}>
          {messages.keys}
        </p>
      </div>
      <p className={styles.hint}>{[props.standIn, messages.drawn].filter(Boolean).join(' ')}</p>
    </section>
  )
}
